'use client';
import type { Activity } from '@sereno/domain/activity';
import { type CalendarDate, type DateRange, eachDay, shortDate } from '@sereno/domain/calendar';
import { BarChart } from '@sereno/ui/charts';
import { DataTable, type TableColumn } from '@sereno/ui/data-table';
import { Button, Card, Form, Grid, Select, Stack } from '@sereno/ui/foundation';
import { DatePicker } from '@sereno/ui/pickers';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';

// Outside of the component: a table prepares its rows again for other columns.
const columns: readonly TableColumn<Activity>[] = [
  { id: 'date', title: 'Day', kind: 'date', value: ({ date }) => date },
  { id: 'start', title: 'Start', kind: 'time', value: ({ startTime }) => startTime },
  { id: 'client', title: 'Client', kind: 'person', value: ({ prospectName }) => prospectName },
  { id: 'type', title: 'Type', kind: 'badge', value: ({ activityTypeName }) => activityTypeName },
];

const lengths = [
  { value: '1', label: 'One week' },
  { value: '2', label: 'Two weeks' },
];

type BoardProps = { today: CalendarDate; days: DateRange; activities: readonly Activity[] };

export function Board({ today, days, activities }: BoardProps) {
  const router = useRouter();
  const [start, setStart] = useState<CalendarDate | null>(days.start);
  const [weeks, setWeeks] = useState<string | null>(String(eachDay(days).length / 7));
  const [errors, setErrors] = useState({});

  const show = () => {
    setErrors(start === null ? { start: 'Enter the first day' } : {});
    if (start !== null) router.push(`?start=${start}&weeks=${weeks}`);
  };

  const categories = useMemo(() => eachDay(days).map((day) => ({ id: day, label: shortDate(day, 'en') })), [days]);
  const series = useMemo(() => {
    const countOf = (day: CalendarDate) => activities.filter(({ date }) => date === day).length;
    return [{ id: 'open', name: 'Open', values: eachDay(days).map(countOf) }];
  }, [days, activities]);

  return (
    <main style={{ padding: 24 }}>
      <Stack>
        <h1>Activities</h1>
        <Grid minColumn="22em">
          <Card title="Days">
            <Form errors={errors} onSubmit={show}>
              <DatePicker label="First day" name="start" today={today} value={start} onChange={setStart} required />
              <Select label="Length" name="weeks" options={lengths} value={weeks} onChange={setWeeks} required />
              <Button type="submit" variant="primary">
                Show
              </Button>
            </Form>
          </Card>
          <BarChart title="Open activities per day" categories={categories} series={series} unit="count" />
        </Grid>
        <DataTable title="Activities" columns={columns} rows={activities} rowId={({ id }) => String(id)} search />
      </Stack>
    </main>
  );
}
