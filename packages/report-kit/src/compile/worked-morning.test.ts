import { DATASETS, type Dataset, dimensionsOf } from '@quaywise/metrics'
import { ask } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_MORNING, WORKED_MORNING_PERIOD } from '@quaywise/testing/worked-morning'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cell } from './cells.ts'

/* Every number here stands on the page `docs/worked-morning.md`, where it is worked out by hand. */

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_MORNING)
})
afterAll(() => stores.close())

type Asked = Partial<Parameters<typeof ask>[1]>

const plainOf = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell ? cell.value : cell

/** Asks for the measures of a table of expectations and compares each with what the page says. */
const expectMorning = async (told: Readonly<Record<string, unknown>>, asked: Asked = {}): Promise<void> => {
  const { rows } = await ask(stores.store, {
    window: WORKED_MORNING_PERIOD,
    measures: Object.keys(told),
    ...asked,
  })
  for (const [id, want] of Object.entries(told)) {
    const found = plainOf(rows[0]?.[id])
    if (typeof want === 'number') expect(found, id).toBeCloseTo(want, 6)
    else expect(found, id).toEqual(want)
  }
}

/** The value of one measure by the values of one dimension. */
const byOne = async (measure: string, dimension: string): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await ask(stores.store, {
    window: WORKED_MORNING_PERIOD,
    by: [dimension],
    measures: [measure],
  })
  return Object.fromEntries(rows.map((row) => [String(row[dimension]), plainOf(row[measure])]))
}

const minutes = (n: number): number => n / 60

describe('machines of the worked morning', () => {
  test('the quay crane loses its hours step by step', () =>
    expectMorning({
      qc_hours: 3,
      qc_scheduled_hours: minutes(170), // 180 − 10 off
      qc_planned_hours: minutes(150), // − 20 maintenance
      qc_available_hours: minutes(138), // − 12 fault
      qc_demanded_hours: minutes(104), // − 34 idle
      qc_busy_hours: minutes(94), // − 10 waiting
      qc_waiting_hours: minutes(10), // 6 + 4
      qc_idle_hours: minutes(34), // 10 + 4 + 20
      qc_down_hours: minutes(12),
      qc_maintenance_hours: minutes(20),
      qc_standard_hours: minutes(52), // 6 lifts × 520 s
      qc_right_hours: (5 * 520) / 3600,
    }))

  test('the quay crane’s effectiveness is the product of its steps', () =>
    expectMorning({
      qc_availability: 0.92, // 138 ÷ 150
      qc_demand: 104 / 138,
      qc_performance: 0.5, // 52 ÷ 104
      qc_quality: 5 / 6,
      qc_oee: 13 / 45, // 43⅓ ÷ 150
      qc_oee_manageable: 23 / 60, // 0.92 × 0.5 × 5 ÷ 6
      qc_teep: 13 / 54, // 43⅓ ÷ 180
    }))

  test('by crane the product is the crane’s', async () => {
    expect(await byOne('qc_oee_manageable', 'crane')).toEqual({ Q3: expect.closeTo(23 / 60, 9) })
  })

  test('reliability counts failures where they begin and repairs where they end', async () => {
    await expectMorning({
      faults: 1,
      assists: 1,
      qc_repairs: 1,
      qc_repair_hours: 0.2,
      qc_mtbf: 2.3, // 138 min ÷ 1
      qc_mttr: 0.2, // 12 min
      qc_mtba: minutes(94),
      mmbf: 6,
      agv_failures: 1,
      agv_stops: 1,
      agv_repairs: 1,
      agv_repair_hours: minutes(10),
      agv_mtbf: minutes(164),
      agv_mttr: minutes(10),
      agv_mmbf: 2,
      agv_mtba: null, // no short stop
      asc_repairs: 1,
      asc_repair_hours: minutes(14), // 07:50–08:04, whole
      asc_mttr: minutes(14),
      asc_down_hours: minutes(4), // cut at 08:00
      asc_failures: 0, // it began before the period
      asc_mtbf: null,
      asc_mmbf: null,
      asc_assists: 1,
      asc_stops: 1,
      asc_mtba: minutes(33),
      agv_assists: 0,
    })
  })

  test('a battery swap is planned, its queue is not', () =>
    expectMorning({
      agv_hours: 3,
      agv_scheduled_hours: 3,
      agv_planned_hours: minutes(174), // − 6 swap
      agv_available_hours: minutes(164), // − 10 fault
      agv_demanded_hours: minutes(44), // 27 working, 12 waiting, 5 in the queue
      agv_busy_hours: minutes(27),
      agv_waiting_hours: minutes(17),
      agv_idle_hours: 2,
      agv_maintenance_hours: 0,
      agv_down_hours: minutes(10),
      agv_standard_hours: minutes(22),
      agv_right_hours: minutes(11),
      agv_availability: 82 / 87,
      agv_demand: 11 / 41,
      agv_performance: 0.5,
      agv_quality: 0.5,
      agv_oee: 11 / 174,
      agv_oee_manageable: 82 / 87 / 4,
      agv_teep: 11 / 180,
      agv_swap_wait_minutes: 5,
      agv_swaps: 1,
    }))

  test('two stacking cranes are added before they are divided', async () => {
    await expectMorning({
      asc_hours: 6,
      asc_scheduled_hours: 6,
      asc_planned_hours: 6,
      asc_available_hours: minutes(356),
      asc_demanded_hours: minutes(35), // 17 + 16 working, 2 waiting
      asc_busy_hours: minutes(33),
      asc_waiting_hours: minutes(2),
      asc_idle_hours: minutes(321), // 161 + 160
      asc_maintenance_hours: 0,
      asc_interference_hours: minutes(2),
      asc_standard_hours: minutes(24), // 8 × 3
      asc_right_hours: minutes(21),
      asc_availability: 89 / 90,
      asc_demand: 35 / 356,
      asc_performance: 24 / 35,
      asc_quality: 0.875,
      asc_oee: 21 / 360,
      asc_oee_manageable: (89 / 90) * 0.6,
      asc_teep: 21 / 360,
      asc_land_planned_hours: 3,
      asc_land_available_hours: minutes(176),
    })
    expect(await byOne('asc_available_hours', 'side')).toEqual({
      LAND: expect.closeTo(minutes(176), 9),
      WATER: 3,
    })
  })
})

describe('every dataset', () => {
  const datasets: readonly Dataset[] = DATASETS

  test.each(datasets.map((dataset) => [dataset.name, dataset] as const))(
    '%s can be cut by all of its dimensions at once',
    async (_name, dataset) => {
      const by = Object.keys(dataset.dimensions)
      const measures = Object.keys(dataset.measures).filter((id) =>
        by.every((d) => dimensionsOf(id).includes(d)),
      )
      const { columns } = await ask(stores.store, {
        window: WORKED_MORNING_PERIOD,
        by: measures.length > 0 ? by : [],
        measures: measures.length > 0 ? measures : Object.keys(dataset.measures),
      })
      expect(columns.length).toBeGreaterThan(0)
    },
  )
})

describe('the quay of the worked morning', () => {
  test('lifts and the crane’s hours', () =>
    expectMorning({
      crane_boxes: 7,
      nmph_tic: 7 / 2.3, // 138 min available
      load_boxes: 3,
      discharge_boxes: 4,
      twin_share: 1 / 6,
      dual_share: 0,
      empty_crossings: 6,
      interventions_per_100: 100 / 6,
      energy_per_box: 4, // 7 lifts × 4 kWh ÷ 7
      gross_minutes: 120,
      wait_hours: minutes(33),
      wait_agv_share: 6 / 120,
      not_ready_hours: minutes(4),
      weather_hours: 0,
      cranes_assigned: 1,
      cranes_working: 1,
      mooring_minutes: 5,
      cycle_p90: 600, // 360 600 600 600
      valid_lifts: 4, // C1 C2 C3 C5
      valid_lift_seconds: 2160, // 600 + 600 + 360 + 600
      cycle_mean: 540,
      twenty_foot_boxes: 3,
      twenty_foot_in_twin: 2,
      twenty_foot_twin_share: 2 / 3,
      crane_wait_share: 33 / 120,
      gantry_moves: 1,
      gantry_moves_per_100: 100 / 7,
      gantry_minutes_per_100: 400 / 7,
      minutes_per_hatch_cover: 3,
      restow_share: 0,
      teu_factor: 11 / 7,
      load_share: 3 / 7,
      effective_crane_count: 1,
      teu_per_quay_metre: 11 / 700,
      teu_per_crane: 11,
    }))

  test('idle time and stops of the call, in the period and by hour', async () => {
    await expectMorning({
      berth_idle_minutes: 33, // 120 − 87 working
      unstopped_hours: minutes(116), // − 4 ship
      vmph_tic: 7 / minutes(116),
    })
    expect(Object.values(await byOne('berth_idle_minutes', 'hour'))).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(22, 9), // 4 gantry, 12 fault, 6 vehicle
      expect.closeTo(11, 9), // 3 hatch, 4 ship, 4 platform
    ])
  })

  test('the call as a whole', () =>
    expectMorning(
      {
        call_boxes: 7,
        calls_worked: 1,
        call_size: 7,
        call_cranes: 1,
        call_length: 300,
        cranes_per_100_metres: 1 / 3,
        carrier_ready_boxes: 7,
        carrier_ready_hours: minutes(136), // 08:30–10:50 − 4 ship
        carrier_ready_rate: 7 / minutes(136),
        berth_hours_lost: 0.25, // 2 − 7 ÷ 4, the target that held at 08:40
        trunk_calls: 1,
        branch_calls: 0,
        planned_boxes: 7,
        port_hours_per_call: minutes(208), // 07:30–10:58
        calls_with_port_hours: 1,
        calls_with_berth_plan: 1,
        calls_with_sail_plan: 1,
        calls_sailed_on_time: 1,
        quality_points: 100,
        data_quality: 100,
        berth_hours_p50: 2.8,
        call_berth_hours: 2.8,
        calls_with_berth_hours: 1,
        turnaround_per_call: 2.8,
        berth_idle_minutes: 33,
        vmph_tic: 7 / minutes(116),
        calls_on_time: 0, // the plan of a day before said 05:00
        on_time_berthing: 0,
        on_time_departure: 1,
      },
      { basis: 'call' },
    ))

  test('the call by its name, on both bases', async () => {
    for (const basis of ['call', 'time'] as const) {
      const { rows } = await ask(stores.store, {
        window: WORKED_MORNING_PERIOD,
        basis,
        by: ['visit'],
        measures: ['call_size', 'berth_hours_lost', 'calls_on_time', 'vmph_tic', 'call_boxes'],
        order: [{ key: 'vmph_tic', descending: true }],
      })
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ visit: 'V3', berth_hours_lost: 0.25, calls_on_time: 0, call_boxes: 7 })
    }
  })

  test('berths and the quay', async () => {
    await expectMorning({
      berth_capacity_hours: 6,
      berth_occupancy: 168 / 360,
      quay_metres: 700,
      quay_metre_hours: 2100,
      quay_metre_hours_used: 840, // 300 m × 2.8 h
      quay_occupancy: 0.4,
    })
    expect(await byOne('quay_occupancy', 'berth')).toEqual({ B1: expect.closeTo(0.8, 9), B2: 0 })
  })

  test('forecasts at three marks of progress', async () => {
    await expectMorning({
      forecasts_judged: 3,
      forecast_error_minutes: 34, // 20 + 10 + 4
      forecast_error: 34 / 3,
      forecast_bias_minutes: -14, // −20 + 10 − 4
      forecast_bias: -14 / 3,
      forecasts_covered: 2,
      forecast_coverage: 2 / 3,
      forecast_pinball_minutes: 9.6, // (15 + 10.6 + 3.2) ÷ 3
      forecast_pinball: 3.2,
      half_forecasts: 1,
      half_forecast_minutes: 10, // 10:50 against 10:40
      half_forecast_error: 10,
    })
    expect(await byOne('forecast_error', 'progress')).toEqual({ 25: 20, 50: 10, 75: 4 })
  })
})

describe('vehicles of the worked morning', () => {
  test('rates, waits, metres and energy', () =>
    expectMorning({
      agv_boxes: 2,
      agv_job_hours: minutes(39),
      agv_boxes_per_dispatched_hour: 2 / minutes(39),
      agv_boxes_per_fleet_hour: 2 / 3,
      agv_empty_hours: minutes(10),
      agv_travel_hours: minutes(23),
      agv_travel_seconds: 1380,
      agv_empty_time_share: 10 / 23,
      agv_productive_hours: minutes(17),
      agv_utilisation: 17 / 180,
      agv_trip_seconds: 2340,
      agv_wait_qc_seconds: 300,
      agv_wait_asc_seconds: 360,
      agv_empty_metres: 1500,
      agv_metres: 3450,
      agvs_assigned: 1,
      agvs_fleet: 1,
      agv_wait_qc_p90: 270, // 0 and 300
      agv_wait_asc_p90: 228, // 120 and 240
      agv_wait_qc_share: 300 / 2340, // of 23 + 16 min
      agv_wait_asc_share: 360 / 2340,
      agv_wait_traffic_seconds: 60,
      agv_wait_traffic: 30,
      agv_wait_traffic_share: 60 / 2340,
      agv_metres_per_trip: 1725,
      agv_speed: 2.5, // 3,450 m in 1,380 s
      agvs_per_crane: 39 / 120,
      agv_energy: 5,
      agv_energy_per_box: 2.5,
      agv_wait_per_swap: 5,
      agv_stops_per_1000: 500,
      agv_charge_mean: 0.5,
      agv_charge_min: 0.4,
    }))
})

describe('the yard of the worked morning', () => {
  test('moves and reshuffles', async () => {
    await expectMorning({
      asc_moves_per_scheduled_hour: 8 / 6,
      asc_moves_per_working_hour: 8 / minutes(35),
      asc_productive_moves: 5,
      asc_housekeeping_share: 1 / 8,
      asc_retrievals: 2,
      reshuffles_per_retrieval: 1,
      reshuffle_share: 2 / 8,
      asc_water_share: 2 / 5,
      asc_interference_share: 2 / 360,
      asc_land_standard_hours: minutes(9),
    })
    expect(await byOne('reshuffles_per_retrieval', 'yard_job')).toMatchObject({ LOAD: 1, DELIVER: 1 })
  })

  test('stock over the hours', async () => {
    await expectMorning({
      stock_box_hours: 24,
      stock_slot_hours: 43, // 14 + 14 + 15
      capacity_slot_hours: 105,
      yard_occupancy: 43 / 105,
      yard_occupancy_peak: 15 / 35,
      ground_used_hours: 19,
      ground_slot_hours: 30,
      ground_slot_use: 19 / 30,
      stack_height: 43 / 19,
      plug_hours_used: 7,
      plug_hours: 12,
      plug_use: 7 / 12,
      import_box_hours: 9,
      import_share: 9 / 24,
      export_box_hours: 11,
      export_share: 11 / 24,
      transhipment_box_hours: 4,
      transhipment_stock_share: 4 / 24,
      empty_box_hours: 3,
      empty_share: 3 / 24,
      reefer_box_hours: 7,
      reefer_share: 7 / 24,
      dangerous_box_hours: 2,
      dangerous_share: 2 / 24,
      yard_stock: 8,
      yard_stock_teu: 43 / 3,
      yard_capacity: 35,
      yard_in: 3, // 0 + 2 + 1
      yard_out: 2, // 0 + 2 + 0
    })
    expect(Object.values(await byOne('yard_in', 'hour'))).toEqual([0, 2, 1])
  })

  test('dwell of what left, age of what stands', async () => {
    await expectMorning({
      yard_stays: 2,
      yard_stay_days: 10, // 4 + 6
      yard_dwell: 5,
      yard_dwell_p50: 5,
      yard_dwell_p90: 5.8,
      stays_per_day: 0.2,
      yard_year_capacity: 2555, // 35 × 365 ÷ 5
      boxes_left: 2,
      terminal_stay_days: 10 + 94 / 1440, // 4 d 48 min + 6 d 46 min
      terminal_dwell: 5 + 47 / 1440,
      terminal_dwell_p50: 5 + 47 / 1440,
      terminal_dwell_p90: 4 + 48 / 1440 + 0.9 * (2 - 2 / 1440),
      transhipment_left: 1,
      transhipment_share: 0.5,
      boxes_standing: 4,
      standing_days: 14_660 / 1440, // 114 + 100 + 46 + 14,400 min
      stock_age: 3665 / 1440,
    })
    expect(await byOne('yard_dwell', 'container_flow')).toEqual({ BRANCH_TRUNK: 4, IMPORT: 6 })
    expect(await byOne('yard_dwell', 'trunk_branch')).toMatchObject({ TRUNK: 4 })
  })

  test('send-outs and choices of a slot', () =>
    expectMorning({
      boxes_sent: 1,
      send_blocks: 1,
      send_rate: 1,
      send_concentration: 1,
      slot_decisions: 3,
      slot_overrides: 1,
      slot_override_share: 1 / 3,
      slot_candidates: 30,
      candidates_per_decision: 10,
      slot_latency_p95: 1.18, // 1,000 + 0.9 × 200 µs
      slots_left: 4,
      slots_reshuffled: 1,
      slot_reshuffle_share: 1 / 4,
      slot_regret_seconds: 164, // −2 + 80 + 90 − 4
      slot_regret: 41,
    }))
})

describe('trucks of the worked morning', () => {
  test('visits, gate and service', () =>
    expectMorning({
      trucks_out: 2,
      truck_turn_p50: 41, // 32 and 50
      truck_turn_minutes: 82,
      truck_turn_mean: 41,
      truck_turn_p90: 48.2,
      truck_turn_p95: 49.1,
      truck_visit_minutes: 101, // 38 + 63
      truck_visit_mean: 50.5,
      truck_visit_p50: 50.5,
      truck_visit_p90: 60.5,
      trucks_over_60: 1,
      trucks_over_60_share: 0.5,
      trucks_over_120: 0,
      trucks_over_120_share: 0,
      trucks_dual: 1,
      dual_truck_share: 0.5,
      gate_out_seconds: 300, // 120 + 180
      gate_out_mean: 150,
      truck_arrivals: 4,
      truck_queue_minutes: 20, // 4 + 10 + 4 + 2
      truck_queue_mean: 5,
      gate_in_seconds: 480, // 120 + 180 + 120 + 60
      gate_in_mean: 120,
      gate_transactions: 3,
      truck_wait_minutes: 29, // 8 + 15 + 6
      truck_wait_mean: 29 / 3,
      truck_wait_p90: 13.6, // 6, 8, 15
      truck_service_minutes: 12, // 5 + 3 + 4
      truck_service_hours: 0.2,
      truck_service_mean: 4,
      delivered_boxes: 1,
      truck_rehandles: 1,
      rehandles_per_delivery: 1,
      asc_land_availability: 176 / 180,
      land_performance: 0.75, // 9 ÷ 12
      trucks_untroubled: 1,
      untroubled_share: 0.5,
      land_oee: (176 / 180) * 0.375,
    }))

  test('appointments part into kept, early, late and missed', () =>
    expectMorning({
      appointments_booked: 7, // AP7 falls due at 11:30
      appointments_due: 5, // AP1 AP2 AP3 AP4 AP8
      appointments_kept: 1, // AP1
      appointment_compliance: 0.2,
      appointments_early: 1, // AP3
      early_share: 0.2,
      appointments_late: 1, // AP4
      late_truck_share: 0.2,
      appointments_missed: 2, // AP2 AP8
      no_show_share: 0.4,
      walk_ins: 1,
      walk_in_share: 0.25,
    }))

  test('slots offered, booked and used', () =>
    expectMorning({
      slots_offered: 9, // 3 at 08, 2 at 09, 4 at 10
      slots_booked: 6, // AP1 AP2 AP3 AP4 AP7 AP8
      slots_used: 3, // AP1 AP3 AP4
      slot_booked_share: 6 / 9,
      slot_use: 3 / 9,
    }))

  test('each hour stands against its own offer', async () => {
    expect(await byOne('slots_offered', 'hour')).toEqual({
      '2026-03-02T00:00:00Z': 3,
      '2026-03-02T01:00:00Z': 2,
      '2026-03-02T02:00:00Z': 4, // changed at 10:00
    })
    expect(Object.values(await byOne('slot_use', 'hour'))).toEqual([2 / 3, 0, 1 / 4])
  })
})

describe('boxes on their way in the worked morning', () => {
  test('instructions', () =>
    expectMorning({
      instructions: 5,
      instructions_given: 6,
      instructions_cancelled: 1,
      cancelled_share: 1 / 6,
      lead_minutes: 217, // 46 + 52 + 48 + 50 + 21
      lead_time: 43.4,
      lead_p50: 48,
      lead_p90: 51.2,
      instructions_dispatched: 5,
      dispatch_minutes: 80, // 10 + 20 + 24 + 24 + 2
      dispatch_time: 16,
      orders_timed: 2,
      orders_late: 1,
      late_share: 0.5,
      lateness_minutes: 2, // 6 − 4
      lateness: 1,
      instructions_ordered: 4,
      instructions_in_order: 2,
      plan_adherence: 0.5,
    }))

  test('legs of one container', async () => {
    await expectMorning({
      legs: 3,
      leg_wait_seconds: 720, // 240 + 120 + 360
      leg_work_seconds: 1080, // 240 + 600 + 240
      leg_seconds: 1800,
      leg_wait: 240,
      leg_work: 360,
      leg_wait_share: 0.4,
      leg_wait_p90: 336,
      leg_work_p50: 240,
    })
    expect(await byOne('leg_wait_seconds', 'wait_root')).toEqual({ AGV: 360, ASC_WATER: 360 })
  })

  test('waits by who they are laid to, against the gross crane time of two hours', async () => {
    await expectMorning({
      crane_wait_minutes: 10,
      crane_lost_to_qc: minutes(4),
      crane_share_lost_to_qc: 4 / 120,
      crane_lost_to_transport: minutes(3),
      crane_share_lost_to_transport: 3 / 120,
      crane_lost_to_asc_water: minutes(3),
      crane_share_lost_to_asc_water: 3 / 120,
      crane_lost_to_asc_land: 0,
      crane_share_lost_to_asc_land: 0,
      crane_lost_to_gate: 0,
      crane_share_lost_to_gate: 0,
      crane_lost_to_plan: 0,
      crane_share_lost_to_plan: 0,
      crane_lost_to_weather: 0,
      crane_share_lost_to_weather: 0,
      crane_lost_unknown: 0,
      crane_share_lost_unknown: 0,
      agv_wait_minutes: 2,
      truck_root_wait_minutes: 8,
    })
    expect(await byOne('crane_wait_minutes', 'wait_root')).toEqual({ AGV: 3, ASC_WATER: 3, QC: 4 })
  })

  test('phases of one lift', async () => {
    await expectMorning({
      qc_phases: 8,
      qc_phase_seconds: 600,
      qc_phase_mean: 75,
      agv_phases: 2,
      agv_phase_seconds: 660, // 360 + 300
      agv_phase_mean: 330,
      agv_phase_p50: 330,
      agv_phase_p90: 354,
      asc_phases: 2,
      asc_phase_seconds: 180, // 120 + 60
      asc_phase_mean: 90,
      asc_phase_p50: 90,
      asc_phase_p90: 114,
    })
    expect(await byOne('qc_phase_seconds', 'phase')).toEqual({
      HOIST_UP: 150,
      TROLLEY: 210,
      LOWER: 90,
      POSITION: 120,
      LOCK: 30,
    })
    expect(await byOne('qc_phase_p50', 'phase')).toMatchObject({ HOIST_UP: 75, TROLLEY: 105 })
    expect(await byOne('qc_phase_p90', 'phase')).toMatchObject({ HOIST_UP: 87, TROLLEY: 117 })
  })

  test('the weather', () => expectMorning({ wind_mean: 10, gust_max: 18, rain_max: 2, visibility_min: 4000 }))
})
