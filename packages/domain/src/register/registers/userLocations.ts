import type { Register } from '../register.ts';

/** When and where the people of a company signed in last; their history has the times before. */
export const userLocations = {
  id: 'user-locations',
  entry: 'userLocations',
  readOnly: true,
  fields: [
    { id: 'fullName', label: 'field.fullName', kind: 'text', max: 255, writable: 'never' },
    { id: 'roleId', label: 'field.role', kind: 'reference', to: 'role', writable: 'never' },
    { id: 'signedInAt', label: 'field.lastSignIn', kind: 'instant', writable: 'never' },
    { id: 'latitude', label: 'field.latitude', kind: 'number', min: -90, max: 90, decimals: 4, writable: 'never' },
    { id: 'longitude', label: 'field.longitude', kind: 'number', min: -180, max: 180, decimals: 4, writable: 'never' },
  ],
  columns: ['fullName', 'roleId', 'signedInAt', 'latitude', 'longitude'],
  filters: ['roleId', 'signedInAt'],
  search: ['fullName', 'roleId'],
  order: [{ field: 'signedInAt', descending: true }, { field: 'fullName' }],
  rowName: ['fullName'],
  ending: 'disable',
  empty: 'empty.userLocations',
} as const satisfies Register;
