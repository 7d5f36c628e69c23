import { MuiTable, muiPeer } from './MuiTable.tsx';
import { offer, type TableProps } from './offer.tsx';

const Table = (props: TableProps) => <MuiTable {...props} wholePage={false} />;

offer({ ...muiPeer, Table });
