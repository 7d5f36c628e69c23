import {
  Bar,
  BarChart,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { counts, type Point, series, size, slices } from './data.ts';
import { offer, Six } from './offer.tsx';

const colors = ['#0ea5e9', '#10b981', '#f59e0b', '#6366f1', '#ef4444'];
const rowsOf = (points: readonly Point[]) => points.map((point) => ({ ...point }));

const Lines = ({ points }: { points: readonly Point[] }) => (
  <LineChart {...size} data={rowsOf(points)}>
    <XAxis dataKey="day" />
    <YAxis />
    <Tooltip />
    <Line dataKey="value" dot={false} isAnimationActive={false} />
  </LineChart>
);

const Bars = ({ points }: { points: readonly Point[] }) => (
  <BarChart {...size} data={rowsOf(points)}>
    <XAxis dataKey="day" />
    <YAxis />
    <Tooltip />
    <Bar dataKey="value" fill={colors[1] ?? ''} isAnimationActive={false} />
  </BarChart>
);

// It has no calendar: a scatter of rectangles stands in.
const days = counts.map(({ day, value }) => ({ week: Math.floor(day / 7), weekday: day % 7, value }));

type DayProps = { cx?: number | undefined; cy?: number | undefined; payload?: { value?: number } };

const Day = ({ cx, cy, payload }: DayProps) => (
  <rect x={cx} y={cy} width={6} height={28} fill="#065f46" fillOpacity={(payload?.value ?? 0) / 20} />
);

const [first, second, third, fourth] = series;

offer(
  () => (
    <Six>
      <Lines points={first} />
      <Lines points={second} />
      <Bars points={third} />
      <Bars points={fourth} />
      <PieChart {...size}>
        <Pie data={slices} dataKey="value" nameKey="name" innerRadius={60} outerRadius={100} isAnimationActive={false}>
          {slices.map(({ name }, index) => (
            <Cell key={name} fill={colors[index] ?? ''} />
          ))}
        </Pie>
        <Tooltip />
      </PieChart>
      <ScatterChart {...size}>
        <XAxis type="number" dataKey="week" />
        <YAxis type="number" dataKey="weekday" />
        <Tooltip />
        <Scatter data={days} shape={Day} isAnimationActive={false} />
      </ScatterChart>
    </Six>
  ),
  () =>
    document.querySelectorAll('.recharts-surface').length >= 6 &&
    document.querySelectorAll('.recharts-bar-rectangle').length >= 730 &&
    document.querySelectorAll('.recharts-scatter-symbol').length >= 365,
);
