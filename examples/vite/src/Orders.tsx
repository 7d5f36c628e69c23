import { BarChart } from '@sereno/ui/charts';
import { DataTable, type TableColumn } from '@sereno/ui/data-table';
import { Button, Card, Form, Grid, NumberField, Select, Stack, TextField } from '@sereno/ui/foundation';
import { useMemo, useState } from 'react';

type Order = { id: string; client: string; branch: string; amount: number };

const first: readonly Order[] = [
  { id: 'A-1', client: 'Anna Weber', branch: 'Hamburg', amount: 1250 },
  { id: 'A-2', client: 'Jonas Schmidt', branch: 'Köln', amount: 480.5 },
  { id: 'A-3', client: 'Mia Fischer', branch: 'Hamburg', amount: 920 },
];

const branches = ['Hamburg', 'Köln', 'Leipzig'];
const options = branches.map((branch) => ({ value: branch, label: branch }));
const categories = branches.map((branch) => ({ id: branch, label: branch }));

// Outside of the component: a table prepares its rows again for other columns.
const columns: readonly TableColumn<Order>[] = [
  { id: 'client', title: 'Kunde', kind: 'person', value: ({ client }) => client },
  { id: 'branch', title: 'Filiale', kind: 'badge', value: ({ branch }) => branch },
  { id: 'amount', title: 'Betrag', kind: 'money', value: ({ amount }) => amount, total: 'sum' },
];

const inEuros = { style: 'currency', currency: 'EUR' } as const;
const empty: { client: string; branch: string | null; amount: number | null } = {
  client: '',
  branch: null,
  amount: null,
};

export function Orders() {
  const [orders, setOrders] = useState(first);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState({});

  const add = () => {
    const { client, branch, amount } = draft;
    if (client === '' || branch === null || amount === null) {
      setErrors({
        client: client === '' ? 'Bitte einen Namen eingeben' : undefined,
        branch: branch === null ? 'Bitte eine Filiale wählen' : undefined,
        amount: amount === null ? 'Bitte einen Betrag eingeben' : undefined,
      });
      return;
    }
    setErrors({});
    setOrders([...orders, { id: `A-${orders.length + 1}`, client, branch, amount }]);
    setDraft(empty);
  };

  const series = useMemo(() => {
    const sumOf = (branch: string) =>
      orders.filter((order) => order.branch === branch).reduce((sum, { amount }) => sum + amount, 0);
    return [{ id: 'amount', name: 'Umsatz', values: branches.map(sumOf) }];
  }, [orders]);

  return (
    <main style={{ padding: 24 }}>
      <Stack>
        <h1>Aufträge</h1>
        <Grid minColumn="22em">
          <Card title="Neuer Auftrag">
            <Form errors={errors} onSubmit={add}>
              <TextField
                label="Name"
                name="client"
                value={draft.client}
                onChange={(client) => setDraft({ ...draft, client })}
                required
              />
              <Select
                label="Filiale"
                name="branch"
                options={options}
                value={draft.branch}
                onChange={(branch) => setDraft({ ...draft, branch })}
                required
              />
              <NumberField
                label="Betrag"
                name="amount"
                format={inEuros}
                min={0}
                steppers={false}
                value={draft.amount}
                onChange={(amount) => setDraft({ ...draft, amount })}
                required
              />
              <Button type="submit" variant="primary">
                Hinzufügen
              </Button>
            </Form>
          </Card>
          <BarChart title="Umsatz je Filiale" categories={categories} series={series} unit="money" />
        </Grid>
        <DataTable title="Alle Aufträge" columns={columns} rows={orders} rowId={({ id }) => id} search columnView />
      </Stack>
    </main>
  );
}
