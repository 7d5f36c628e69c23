import { DataTable, FIRST_QUERY, type TableColumn, type TableQuery } from '@sereno/ui/data-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Client, fetchClients } from './server.ts';

const columns: readonly TableColumn<Client>[] = [
  { id: 'name', title: 'Nombre', kind: 'person', value: ({ name }) => name },
  { id: 'city', title: 'Ciudad', kind: 'text', value: ({ city }) => city },
  { id: 'balance', title: 'Saldo', kind: 'money', value: ({ balance }) => balance },
];

export function Clients() {
  const [query, setQuery] = useState<TableQuery>(FIRST_QUERY);
  const page = useQuery({
    queryKey: ['clients', query],
    queryFn: ({ signal }) => fetchClients(query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      title="Todos los clientes"
      columns={columns}
      rows={page.data?.rows ?? []}
      rowId={({ id }) => id}
      total={page.data?.total ?? 0}
      loading={page.isPending}
      refreshing={page.isFetching}
      failed={page.isError}
      onRetry={() => page.refetch()}
      query={query}
      onQueryChange={setQuery}
      search
    />
  );
}
