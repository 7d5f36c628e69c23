import {
  Bar,
  BarChart,
  CartesianGrid,
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
import type { ReactNode } from 'react';
import { offer, Six } from './offer.tsx';
import { monthWords, shadeWords, sliceWords, sum, weekdayWords } from './words.ts';

const colors = ['#0ea5e9', '#10b981', '#f59e0b', '#6366f1', '#ef4444'];
const headed = { width: size.width, height: size.height - 32 };

const Headed = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 style={{ height: 32, margin: 0, fontSize: 14 }}>{title}</h2>
    {children}
  </section>
);

const rowsOf = (points: readonly Point[]) => points.map((point) => ({ ...point }));

const Lines = ({ points }: { points: readonly Point[] }) => (
  <LineChart {...headed} data={rowsOf(points)}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="date" />
    <YAxis />
    <Tooltip />
    <Line dataKey="value" dot={false} isAnimationActive={false} />
  </LineChart>
);

const Bars = ({ points }: { points: readonly Point[] }) => (
  <BarChart {...headed} data={rowsOf(points)}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="date" />
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

function Donut() {
  return (
    <PieChart {...headed}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="name"
        cx={80}
        innerRadius={50}
        outerRadius={74}
        isAnimationActive={false}
      >
        {slices.map(({ name }, index) => (
          <Cell key={name} fill={colors[index] ?? ''} />
        ))}
      </Pie>
      <text x={80} y={114} textAnchor="middle">
        {sum}
      </text>
      <text x={80} y={130} fontSize={12} textAnchor="middle">
        Total
      </text>
      {sliceWords().map(({ name, value, part }, index) => (
        <g key={name} transform={`translate(176,${64 + index * 28})`}>
          <rect width={10} height={10} y={-9} fill={colors[index]} />
          <text x={16} fontSize={12}>
            {name}
          </text>
          <text x={150} fontSize={12} textAnchor="end">
            {value}
          </text>
          <text x={196} fontSize={12} textAnchor="end">
            {part}
          </text>
        </g>
      ))}
      <Tooltip />
    </PieChart>
  );
}

function Calendar() {
  const months = monthWords();
  const weekdays = weekdayWords();
  return (
    <ScatterChart {...headed} margin={{ bottom: 24 }}>
      <XAxis
        type="number"
        dataKey="week"
        orientation="top"
        ticks={months.map(({ week }) => week)}
        tickFormatter={(week) => months.find((month) => month.week === week)?.text ?? ''}
      />
      <YAxis
        type="number"
        dataKey="weekday"
        ticks={weekdays.map((_, day) => day)}
        tickFormatter={(day) => weekdays[Number(day)] ?? ''}
      />
      <Tooltip />
      <Scatter data={days} shape={Day} isAnimationActive={false} />
      {shadeWords.map((text, index) => (
        <g key={text} transform={`translate(${40 + index * 60},${headed.height - 4})`}>
          <rect width={10} height={10} y={-9} fill="#065f46" fillOpacity={index / 4} />
          <text x={14} fontSize={12}>
            {text}
          </text>
        </g>
      ))}
    </ScatterChart>
  );
}

const [first, second, third, fourth] = series;

offer(
  () => (
    <Six>
      <Headed title="Uno">
        <Lines points={first} />
      </Headed>
      <Headed title="Dos">
        <Lines points={second} />
      </Headed>
      <Headed title="Tres">
        <Bars points={third} />
      </Headed>
      <Headed title="Cuatro">
        <Bars points={fourth} />
      </Headed>
      <Headed title="Cinco">
        <Donut />
      </Headed>
      <Headed title="Seis">
        <Calendar />
      </Headed>
    </Six>
  ),
  () =>
    document.querySelectorAll('.recharts-surface').length >= 6 &&
    document.querySelectorAll('.recharts-bar-rectangle').length >= 730 &&
    document.querySelectorAll('.recharts-scatter-symbol').length >= 365,
);
