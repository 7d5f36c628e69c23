import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { HeatmapRect } from '@visx/heatmap';
import { scaleBand, scaleLinear, scaleTime } from '@visx/scale';
import { Bar, LinePath, Pie } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';
import type { ReactNode } from 'react';
import { counts, type Point, series, size, slices } from './data.ts';
import { offer, Six } from './offer.tsx';
import { monthWords, shadeWords, sliceWords, sum, weekdayWords } from './words.ts';

const margin = { left: 40, right: 8, top: 8, bottom: 24 };
const width = size.width - margin.left - margin.right;
const headed = size.height - 32;
const height = headed - margin.top - margin.bottom;
const colors = ['#0ea5e9', '#10b981', '#f59e0b', '#6366f1', '#ef4444'];

type Show = (text: string) => void;

type FrameProps = { title: string; children: (show: Show, hide: () => void) => ReactNode };

function Frame({ title, children }: FrameProps) {
  const { tooltipOpen, tooltipData, showTooltip, hideTooltip } = useTooltip<string>();
  return (
    <section style={{ position: 'relative' }}>
      <h2 style={{ height: 32, margin: 0, fontSize: 14 }}>{title}</h2>
      <svg width={size.width} height={headed}>
        <Group left={margin.left} top={margin.top}>
          {children((text) => showTooltip({ tooltipData: text, tooltipLeft: 10, tooltipTop: 10 }), hideTooltip)}
        </Group>
      </svg>
      {tooltipOpen && <TooltipWithBounds>{tooltipData}</TooltipWithBounds>}
    </section>
  );
}

const highest = (points: readonly Point[]): number => Math.max(...points.map(({ value }) => value));
const dateOf = ({ date }: Point): Date => new Date(date);

type SeriesProps = { title: string; points: readonly Point[] };

function Lines({ title, points }: SeriesProps) {
  const dates = points.map(dateOf);
  const x = scaleTime({ domain: [dates[0] ?? 0, dates.at(-1) ?? 0], range: [0, width] });
  const y = scaleLinear({ domain: [0, highest(points)], range: [height, 0], nice: true });
  return (
    <Frame title={title}>
      {(show, hide) => (
        <>
          <GridRows scale={y} width={width} numTicks={3} />
          <AxisLeft scale={y} numTicks={3} />
          <AxisBottom
            scale={x}
            top={height}
            numTicks={4}
            tickFormat={(date) => new Date(Number(date)).toISOString().slice(0, 10)}
          />
          <LinePath data={[...points]} x={(point) => x(dateOf(point))} y={({ value }) => y(value)} stroke={colors[0]} />
          <rect
            width={width}
            height={height}
            fill="transparent"
            onMouseMove={({ clientX }) => show(String(clientX))}
            onMouseLeave={hide}
          />
        </>
      )}
    </Frame>
  );
}

function Bars({ title, points }: SeriesProps) {
  const x = scaleBand({ domain: points.map(({ day }) => day), range: [0, width], padding: 0.1 });
  const y = scaleLinear({ domain: [0, highest(points)], range: [height, 0], nice: true });
  return (
    <Frame title={title}>
      {(show, hide) => (
        <>
          <GridRows scale={y} width={width} numTicks={3} />
          <AxisLeft scale={y} numTicks={3} />
          <AxisBottom scale={x} top={height} numTicks={4} tickFormat={(day) => points[day]?.date} />
          {points.map(({ day, value }) => (
            <Bar
              key={day}
              x={x(day)}
              y={y(value)}
              width={x.bandwidth()}
              height={height - y(value)}
              fill={colors[1]}
              onMouseEnter={() => show(String(value))}
              onMouseLeave={hide}
            />
          ))}
        </>
      )}
    </Frame>
  );
}

function Donut({ title }: { title: string }) {
  return (
    <Frame title={title}>
      {() => (
        <>
          <Group left={80} top={height / 2}>
            <Pie
              data={slices}
              pieValue={({ value }) => value}
              innerRadius={50}
              outerRadius={74}
              fill={({ index }) => colors[index] ?? ''}
            />
            <text textAnchor="middle">{sum}</text>
            <text textAnchor="middle" y={16} fontSize={12}>
              Total
            </text>
          </Group>
          {sliceWords().map(({ name, value, part }, index) => (
            <Group key={name} left={176} top={height / 2 - 56 + index * 28}>
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
            </Group>
          ))}
        </>
      )}
    </Frame>
  );
}

const weeks = Array.from({ length: 53 }, (_, week) => ({ bin: week, bins: counts.slice(week * 7, week * 7 + 7) }));

function Calendar({ title }: { title: string }) {
  const top = 18;
  const below = height - 24;
  const x = scaleLinear({ domain: [0, 53], range: [0, width] });
  const y = scaleLinear({ domain: [0, 7], range: [top, below] });
  const shade = scaleLinear<string>({ domain: [0, 20], range: ['#ecfdf5', '#065f46'] });
  return (
    <Frame title={title}>
      {() => (
        <>
          {monthWords().map(({ text, week }) => (
            <text key={text} x={x(week)} y={12} fontSize={12}>
              {text}
            </text>
          ))}
          {weekdayWords().map((text, day) => (
            <text key={text} x={-4} y={y(day + 0.5)} fontSize={12} textAnchor="end">
              {text}
            </text>
          ))}
          <HeatmapRect
            data={weeks}
            xScale={x}
            yScale={y}
            colorScale={(count) => shade(Number(count ?? 0))}
            bins={({ bins }) => [...bins]}
            count={({ value }) => value}
            binWidth={width / 53}
            binHeight={(below - top) / 7}
            gap={1}
          />
          {shadeWords.map((text, index) => (
            <Group key={text} left={index * 60} top={height}>
              <rect width={10} height={10} y={-9} fill={shade(index * 5)} />
              <text x={14} fontSize={12}>
                {text}
              </text>
            </Group>
          ))}
        </>
      )}
    </Frame>
  );
}

const [first, second, third, fourth] = series;

offer(
  () => (
    <Six>
      <Lines title="Uno" points={first} />
      <Lines title="Dos" points={second} />
      <Bars title="Tres" points={third} />
      <Bars title="Cuatro" points={fourth} />
      <Donut title="Cinco" />
      <Calendar title="Seis" />
    </Six>
  ),
  () => document.querySelectorAll('svg').length >= 6 && document.querySelectorAll('.visx-bar').length >= 730,
);
