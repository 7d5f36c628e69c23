import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { HeatmapRect } from '@visx/heatmap';
import { scaleBand, scaleLinear, scaleTime } from '@visx/scale';
import { Bar, LinePath, Pie } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';
import type { ReactNode } from 'react';
import { counts, type Point, series, size, slices } from './data.ts';
import { offer, Six } from './offer.tsx';

const margin = { left: 40, right: 8, top: 8, bottom: 24 };
const width = size.width - margin.left - margin.right;
const height = size.height - margin.top - margin.bottom;
const colors = ['#0ea5e9', '#10b981', '#f59e0b', '#6366f1', '#ef4444'];

type Show = (text: string) => void;

function Frame({ children }: { children: (show: Show, hide: () => void) => ReactNode }) {
  const { tooltipOpen, tooltipData, showTooltip, hideTooltip } = useTooltip<string>();
  return (
    <div style={{ position: 'relative' }}>
      <svg width={size.width} height={size.height}>
        <Group left={margin.left} top={margin.top}>
          {children((text) => showTooltip({ tooltipData: text, tooltipLeft: 10, tooltipTop: 10 }), hideTooltip)}
        </Group>
      </svg>
      {tooltipOpen && <TooltipWithBounds>{tooltipData}</TooltipWithBounds>}
    </div>
  );
}

const highest = (points: readonly Point[]): number => Math.max(...points.map(({ value }) => value));
const dateOf = ({ date }: Point): Date => new Date(date);

function Lines({ points }: { points: readonly Point[] }) {
  const dates = points.map(dateOf);
  const x = scaleTime({ domain: [dates[0] ?? 0, dates.at(-1) ?? 0], range: [0, width] });
  const y = scaleLinear({ domain: [0, highest(points)], range: [height, 0], nice: true });
  return (
    <Frame>
      {(show, hide) => (
        <>
          <AxisLeft scale={y} numTicks={5} />
          <AxisBottom scale={x} top={height} numTicks={6} />
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

function Bars({ points }: { points: readonly Point[] }) {
  const x = scaleBand({ domain: points.map(({ day }) => day), range: [0, width], padding: 0.1 });
  const y = scaleLinear({ domain: [0, highest(points)], range: [height, 0], nice: true });
  return (
    <Frame>
      {(show, hide) => (
        <>
          <AxisLeft scale={y} numTicks={5} />
          <AxisBottom scale={x} top={height} numTicks={6} />
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

function Donut() {
  return (
    <Frame>
      {() => (
        <Group left={width / 2} top={height / 2}>
          <Pie
            data={slices}
            pieValue={({ value }) => value}
            innerRadius={60}
            outerRadius={100}
            fill={({ index }) => colors[index] ?? ''}
          />
        </Group>
      )}
    </Frame>
  );
}

const weeks = Array.from({ length: 53 }, (_, week) => ({ bin: week, bins: counts.slice(week * 7, week * 7 + 7) }));

function Calendar() {
  const x = scaleLinear({ domain: [0, 53], range: [0, width] });
  const y = scaleLinear({ domain: [0, 7], range: [0, height] });
  const shade = scaleLinear<string>({ domain: [0, 20], range: ['#ecfdf5', '#065f46'] });
  return (
    <Frame>
      {() => (
        <HeatmapRect
          data={weeks}
          xScale={x}
          yScale={y}
          colorScale={(count) => shade(Number(count ?? 0))}
          bins={({ bins }) => [...bins]}
          count={({ value }) => value}
          binWidth={width / 53}
          binHeight={height / 7}
          gap={1}
        />
      )}
    </Frame>
  );
}

const [first, second, third, fourth] = series;

offer(
  () => (
    <Six>
      <Lines points={first} />
      <Lines points={second} />
      <Bars points={third} />
      <Bars points={fourth} />
      <Donut />
      <Calendar />
    </Six>
  ),
  () => document.querySelectorAll('svg').length >= 6 && document.querySelectorAll('.visx-bar').length >= 730,
);
