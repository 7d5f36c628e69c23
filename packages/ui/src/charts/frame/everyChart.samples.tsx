import type { ReactElement } from 'react';
import {
  AreaChart,
  BarChart,
  CalendarHeatMap,
  ComboChart,
  DonutChart,
  FunnelChart,
  GaugeChart,
  HeatGrid,
  Histogram,
  LineChart,
  ScatterChart,
} from '../index.ts';
import { sampleDays, sampleLines, sampleRange } from '../samples.ts';

const week = {
  categories: sampleDays(7),
  series: sampleLines(7),
  unit: 'money',
  thresholds: [{ value: 50_000, label: 'Meta' }],
} as const;

/** The same array in every rendering. */
const values = [3, 7, 9] as const;

const points = [
  {
    id: 'PF',
    name: 'PF',
    points: [
      { name: 'Ana', x: 14, y: 7 },
      { name: 'Eva', x: 3, y: 9 },
    ],
  },
];

const steps = [
  { id: 'new', name: 'Prospectos', value: 12 },
  { id: 'won', name: 'Ventas', value: 5 },
];

/** A chart of each kind, with its name. */
export const everyChart: readonly (readonly [string, ReactElement])[] = [
  ['LineChart', <LineChart key="" title="Ventas" {...week} />],
  ['AreaChart', <AreaChart key="" title="Ventas" {...week} />],
  ['BarChart', <BarChart key="" title="Ventas" {...week} />],
  ['BarChart that lies', <BarChart key="" title="Ventas" {...week} direction="horizontal" />],
  [
    'ComboChart',
    <ComboChart key="" title="Ventas" {...week} line={{ id: 'conversion', name: 'Conversión', values: [7, 3, 9] }} />,
  ],
  [
    'DonutChart',
    <DonutChart
      key=""
      title="Ventas"
      slices={[
        { id: 'PF', name: 'PF', value: 7 },
        { id: 'SG', name: 'SG', value: 3 },
      ]}
    />,
  ],
  ['Histogram', <Histogram key="" title="Importes" values={values} />],
  [
    'ScatterChart',
    <ScatterChart key="" title="Ventas" series={points} axis={{ category: 'Meses', value: 'Ventas' }} />,
  ],
  ['FunnelChart', <FunnelChart key="" title="Ventas" steps={steps} />],
  ['GaugeChart', <GaugeChart key="" title="Ventas" value={7} goal={9} />],
  [
    'HeatGrid',
    <HeatGrid
      key=""
      title="Ventas"
      rows={[{ id: 'PF', label: 'PF' }]}
      columns={[
        { id: 'lun', label: 'Lunes' },
        { id: 'mar', label: 'Martes' },
      ]}
      values={[{ row: 'PF', column: 'lun', value: 7 }]}
    />,
  ],
  [
    'CalendarHeatMap',
    <CalendarHeatMap key="" title="Ventas" range={sampleRange(7)} days={[{ date: '2026-11-21', value: 7 }]} />,
  ],
];
