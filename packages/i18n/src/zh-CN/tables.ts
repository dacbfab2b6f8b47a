/** The controls of tables. */
export const tables = {
  'table.filter': '按“{column}”筛选行',
  'table.contains': '包含',
  'table.least': '最小',
  'table.most': '最大',
  'table.apply': '应用',
  'table.clear': '清除',
  'table.clearAll': '清除 {count} 个列条件',
  'table.resize': '“{column}”列宽',
  'table.pin': '固定“{column}”',
  'table.earlier': '前移“{column}”',
  'table.later': '后移“{column}”',
  'row.plan_start': '计划开始',
  'row.plan_end': '计划结束',
  'table.reset': '恢复默认列',
} as const
