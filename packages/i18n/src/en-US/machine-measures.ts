import type { machineMeasures as source } from '../zh-CN/machine-measures.ts'

export const machineMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.qc_hours': 'Crane hours',
  'measure.qc_hours.means': 'Hours of quay cranes in any state: calendar time.',
  'measure.asc_hours': 'ASC hours',
  'measure.asc_hours.means': 'Hours of stacking cranes in any state: calendar time.',
  'measure.qc_scheduled_hours': 'Crane scheduled hours',
  'measure.qc_scheduled_hours.means': 'Hours in which quay cranes were logged on.',
  'measure.agv_scheduled_hours': 'AGV scheduled hours',
  'measure.agv_scheduled_hours.means': 'Hours in which AGVs were logged on.',
  'measure.asc_scheduled_hours': 'ASC scheduled hours',
  'measure.asc_scheduled_hours.means': 'Hours in which stacking cranes were logged on.',
  'measure.qc_planned_hours': 'Crane planned hours',
  'measure.qc_planned_hours.means':
    'Scheduled hours of quay cranes less planned maintenance and battery swaps, unless set to stay in. Queueing for a swap stays in.',
  'measure.agv_planned_hours': 'AGV planned hours',
  'measure.agv_planned_hours.means':
    'Scheduled hours of AGVs less planned maintenance and battery swaps, unless set to stay in. Queueing for a swap stays in.',
  'measure.asc_planned_hours': 'ASC planned hours',
  'measure.asc_planned_hours.means':
    'Scheduled hours of stacking cranes less planned maintenance and battery swaps, unless set to stay in. Queueing for a swap stays in.',
  'measure.qc_available_hours': 'Crane available hours',
  'measure.qc_available_hours.means': 'Planned hours of quay cranes less faults.',
  'measure.agv_available_hours': 'AGV available hours',
  'measure.agv_available_hours.means': 'Planned hours of AGVs less faults.',
  'measure.asc_available_hours': 'ASC available hours',
  'measure.asc_available_hours.means': 'Planned hours of stacking cranes less faults.',
  'measure.qc_demanded_hours': 'Crane demanded hours',
  'measure.qc_demanded_hours.means':
    'Available hours of quay cranes with a job: working or held up by another. No job, weather and a ship that is not ready are left out.',
  'measure.agv_demanded_hours': 'AGV demanded hours',
  'measure.agv_demanded_hours.means':
    'Available hours of AGVs with a job: working or held up by another. No job, weather and a ship that is not ready are left out.',
  'measure.asc_demanded_hours': 'ASC demanded hours',
  'measure.asc_demanded_hours.means':
    'Available hours of stacking cranes with a job: working or held up by another. No job, weather and a ship that is not ready are left out.',
  'measure.qc_busy_hours': 'Crane busy hours',
  'measure.qc_busy_hours.means': 'Hours in which quay cranes worked and waited for nobody.',
  'measure.agv_busy_hours': 'AGV busy hours',
  'measure.agv_busy_hours.means': 'Hours in which AGVs worked and waited for nobody.',
  'measure.asc_busy_hours': 'ASC busy hours',
  'measure.asc_busy_hours.means': 'Hours in which stacking cranes worked and waited for nobody.',
  'measure.qc_waiting_hours': 'Crane waiting hours',
  'measure.qc_waiting_hours.means':
    'Hours in which quay cranes had a job and waited for another machine, for free way or for a battery.',
  'measure.agv_waiting_hours': 'AGV waiting hours',
  'measure.agv_waiting_hours.means':
    'Hours in which AGVs had a job and waited for another machine, for free way or for a battery.',
  'measure.asc_waiting_hours': 'ASC waiting hours',
  'measure.asc_waiting_hours.means':
    'Hours in which stacking cranes had a job and waited for another machine, for free way or for a battery.',
  'measure.qc_idle_hours': 'Crane idle hours',
  'measure.qc_idle_hours.means': 'Hours in which quay cranes were ready and not asked for.',
  'measure.agv_idle_hours': 'AGV idle hours',
  'measure.agv_idle_hours.means': 'Hours in which AGVs were ready and not asked for.',
  'measure.asc_idle_hours': 'ASC idle hours',
  'measure.asc_idle_hours.means': 'Hours in which stacking cranes were ready and not asked for.',
  'measure.qc_down_hours': 'Crane downtime',
  'measure.qc_down_hours.means': 'Hours of quay cranes out of order, cut at the edges of the period.',
  'measure.agv_down_hours': 'AGV downtime',
  'measure.agv_down_hours.means': 'Hours of AGVs out of order, cut at the edges of the period.',
  'measure.asc_down_hours': 'ASC downtime',
  'measure.asc_down_hours.means': 'Hours of stacking cranes out of order, cut at the edges of the period.',
  'measure.qc_maintenance_hours': 'Crane maintenance hours',
  'measure.qc_maintenance_hours.means': 'Hours of quay cranes in planned maintenance.',
  'measure.agv_maintenance_hours': 'AGV maintenance hours',
  'measure.agv_maintenance_hours.means': 'Hours of AGVs in planned maintenance.',
  'measure.asc_maintenance_hours': 'ASC maintenance hours',
  'measure.asc_maintenance_hours.means': 'Hours of stacking cranes in planned maintenance.',
  'measure.qc_standard_hours': 'Crane standard hours',
  'measure.qc_standard_hours.means':
    'Standard time of the lifts of quay cranes: free way at rated speed with plain handshakes.',
  'measure.agv_standard_hours': 'AGV standard hours',
  'measure.agv_standard_hours.means':
    'Standard time of the trips of AGVs: free way at rated speed with plain handshakes.',
  'measure.asc_standard_hours': 'ASC standard hours',
  'measure.asc_standard_hours.means':
    'Standard time of the moves of stacking cranes: free way at rated speed with plain handshakes.',
  'measure.qc_right_hours': 'Crane right-first-time hours',
  'measure.qc_right_hours.means': 'Standard time of the lifts of quay cranes that were right the first time.',
  'measure.agv_right_hours': 'AGV right-first-time hours',
  'measure.agv_right_hours.means': 'Standard time of the trips of AGVs that were right the first time.',
  'measure.asc_right_hours': 'ASC right-first-time hours',
  'measure.asc_right_hours.means':
    'Standard time of the moves of stacking cranes that were right the first time.',
  'measure.qc_availability': 'Crane availability',
  'measure.qc_availability.means': 'Available ÷ planned hours of quay cranes: what faults leave.',
  'measure.agv_availability': 'AGV availability',
  'measure.agv_availability.means': 'Available ÷ planned hours of AGVs: what faults leave.',
  'measure.asc_availability': 'ASC availability',
  'measure.asc_availability.means': 'Available ÷ planned hours of stacking cranes: what faults leave.',
  'measure.qc_demand': 'Crane demand share',
  'measure.qc_demand.means':
    'Demanded ÷ available hours of quay cranes: what missing jobs, weather and ships that are not ready leave.',
  'measure.agv_demand': 'AGV demand share',
  'measure.agv_demand.means':
    'Demanded ÷ available hours of AGVs: what missing jobs, weather and ships that are not ready leave.',
  'measure.asc_demand': 'ASC demand share',
  'measure.asc_demand.means':
    'Demanded ÷ available hours of stacking cranes: what missing jobs, weather and ships that are not ready leave.',
  'measure.qc_performance': 'Crane performance',
  'measure.qc_performance.means':
    'Standard time of the jobs done ÷ demanded hours of quay cranes. Standard is a lower bound: free way at rated speed with plain handshakes.',
  'measure.agv_performance': 'AGV performance',
  'measure.agv_performance.means':
    'Standard time of the jobs done ÷ demanded hours of AGVs. Standard is a lower bound: free way at rated speed with plain handshakes.',
  'measure.asc_performance': 'ASC performance',
  'measure.asc_performance.means':
    'Standard time of the jobs done ÷ demanded hours of stacking cranes. Standard is a lower bound: free way at rated speed with plain handshakes.',
  'measure.qc_quality': 'Crane quality',
  'measure.qc_quality.means':
    'Standard time of the jobs of quay cranes that were right the first time ÷ standard time of all jobs. Only unplanned interventions count against it.',
  'measure.agv_quality': 'AGV quality',
  'measure.agv_quality.means':
    'Standard time of the jobs of AGVs that were right the first time ÷ standard time of all jobs. Only unplanned interventions count against it.',
  'measure.asc_quality': 'ASC quality',
  'measure.asc_quality.means':
    'Standard time of the jobs of stacking cranes that were right the first time ÷ standard time of all jobs. Only unplanned interventions count against it.',
  'measure.qc_oee': 'Crane OEE',
  'measure.qc_oee.means':
    'Effective ÷ planned hours of quay cranes: availability × demand × performance × quality.',
  'measure.agv_oee': 'AGV OEE',
  'measure.agv_oee.means':
    'Effective ÷ planned hours of AGVs: availability × demand × performance × quality.',
  'measure.asc_oee': 'ASC OEE',
  'measure.asc_oee.means':
    'Effective ÷ planned hours of stacking cranes: availability × demand × performance × quality.',
  'measure.qc_oee_manageable': 'Crane manageable OEE',
  'measure.qc_oee_manageable.means':
    'Availability × performance × quality of quay cranes: what the terminal can manage, without the demand.',
  'measure.agv_oee_manageable': 'AGV manageable OEE',
  'measure.agv_oee_manageable.means':
    'Availability × performance × quality of AGVs: what the terminal can manage, without the demand.',
  'measure.asc_oee_manageable': 'ASC manageable OEE',
  'measure.asc_oee_manageable.means':
    'Availability × performance × quality of stacking cranes: what the terminal can manage, without the demand.',
  'measure.qc_teep': 'Crane TEEP',
  'measure.qc_teep.means': 'Effective ÷ calendar hours of quay cranes.',
  'measure.agv_teep': 'AGV TEEP',
  'measure.agv_teep.means': 'Effective ÷ calendar hours of AGVs.',
  'measure.asc_teep': 'ASC TEEP',
  'measure.asc_teep.means': 'Effective ÷ calendar hours of stacking cranes.',
  'measure.qc_mttr': 'Crane MTTR',
  'measure.qc_mttr.means': 'Mean whole downtime of the failures of quay cranes that ended in the period.',
  'measure.agv_mttr': 'AGV MTTR',
  'measure.agv_mttr.means': 'Mean whole downtime of the failures of AGVs that ended in the period.',
  'measure.asc_mttr': 'ASC MTTR',
  'measure.asc_mttr.means':
    'Mean whole downtime of the failures of stacking cranes that ended in the period.',
  'measure.qc_mtbf': 'Crane MTBF',
  'measure.qc_mtbf.means':
    'Available hours of quay cranes per failure that began in the period. Without a failure only the hours are known: more than that.',
  'measure.agv_mtbf': 'AGV MTBF',
  'measure.agv_mtbf.means':
    'Available hours of AGVs per failure that began in the period. Without a failure only the hours are known: more than that.',
  'measure.asc_mtbf': 'ASC MTBF',
  'measure.asc_mtbf.means':
    'Available hours of stacking cranes per failure that began in the period. Without a failure only the hours are known: more than that.',
  'measure.qc_mtba': 'Crane MTBA',
  'measure.qc_mtba.means': 'Working hours of quay cranes per short or remotely cleared stop.',
  'measure.agv_mtba': 'AGV MTBA',
  'measure.agv_mtba.means': 'Working hours of AGVs per short or remotely cleared stop.',
  'measure.asc_mtba': 'ASC MTBA',
  'measure.asc_mtba.means': 'Working hours of stacking cranes per short or remotely cleared stop.',
  'measure.qc_repairs': 'Crane repairs',
  'measure.qc_repairs.means': 'Failures of quay cranes that ended in the period.',
  'measure.agv_repairs': 'AGV repairs',
  'measure.agv_repairs.means': 'Failures of AGVs that ended in the period.',
  'measure.asc_repairs': 'ASC repairs',
  'measure.asc_repairs.means': 'Failures of stacking cranes that ended in the period.',
  'measure.qc_repair_hours': 'Crane repair hours',
  'measure.qc_repair_hours.means':
    'Whole downtime of the failures of quay cranes that ended in the period, also what lies before it.',
  'measure.agv_repair_hours': 'AGV repair hours',
  'measure.agv_repair_hours.means':
    'Whole downtime of the failures of AGVs that ended in the period, also what lies before it.',
  'measure.asc_repair_hours': 'ASC repair hours',
  'measure.asc_repair_hours.means':
    'Whole downtime of the failures of stacking cranes that ended in the period, also what lies before it.',
  'measure.agv_failures': 'AGV failures',
  'measure.agv_failures.means': 'Faults that stopped an AGV for 60 s or more, by their start.',
  'measure.asc_failures': 'ASC failures',
  'measure.asc_failures.means': 'Faults that stopped a stacking crane for 60 s or more, by their start.',
  'measure.agv_assists': 'AGV assists',
  'measure.agv_assists.means': 'Shorter stops of an AGV and those cleared remotely.',
  'measure.asc_assists': 'ASC assists',
  'measure.asc_assists.means': 'Shorter stops of a stacking crane and those cleared remotely.',
  'measure.agv_stops': 'AGV stops',
  'measure.agv_stops.means': 'Failures and assists of an AGV, by their start.',
  'measure.asc_stops': 'ASC stops',
  'measure.asc_stops.means': 'Failures and assists of a stacking crane, by their start.',
  'measure.agv_mmbf': 'AGV trips between failures',
  'measure.agv_mmbf.means': 'Trips of AGVs per failure that began in the period.',
  'measure.asc_mmbf': 'ASC moves between failures',
  'measure.asc_mmbf.means': 'Moves of stacking cranes per failure that began in the period.',
  'measure.agv_job_hours': 'AGV dispatched hours',
  'measure.agv_job_hours.means':
    'Hours of AGVs that were dispatched: driving, handing over or waiting on a trip.',
  'measure.agv_empty_hours': 'AGV empty driving hours',
  'measure.agv_empty_hours.means': 'Hours of AGVs driving without a box.',
  'measure.agv_travel_hours': 'AGV driving hours',
  'measure.agv_travel_hours.means': 'Hours of AGVs driving, with or without a box.',
  'measure.agv_productive_hours': 'AGV productive hours',
  'measure.agv_productive_hours.means': 'Hours of AGVs driving with a box or handing one over.',
  'measure.agv_swap_wait_minutes': 'AGV wait for battery',
  'measure.agv_swap_wait_minutes.means': 'Minutes of AGVs in the queue for a battery.',
  'measure.agv_swaps': 'Battery swaps',
  'measure.agv_swaps.means':
    'Battery swaps begun. An interval that only goes on at a full hour is no new swap.',
  'measure.asc_interference_hours': 'ASC wait for twin',
  'measure.asc_interference_hours.means':
    'Hours in which a stacking crane waited for its twin on the same rails.',
  'measure.asc_land_planned_hours': 'Land-side ASC planned hours',
  'measure.asc_land_planned_hours.means': 'Planned hours of the stacking cranes at the gate end.',
  'measure.asc_land_available_hours': 'Land-side ASC available hours',
  'measure.asc_land_available_hours.means':
    'Available hours of the stacking cranes at the gate end: planned hours less faults.',
}
