import { CREDENTIAL_LENGTH } from '../../session/index.ts';
import type { Register } from '../register.ts';

/** The accounts of a company: who waits for a role stands first. */
export const users = {
  id: 'users',
  entry: 'userBrowse',
  fields: [
    { id: 'fullName', label: 'field.fullName', kind: 'text', max: CREDENTIAL_LENGTH.max, required: true },
    {
      id: 'username',
      label: 'field.username',
      kind: 'text',
      max: CREDENTIAL_LENGTH.max,
      format: 'username',
      required: true,
      writable: 'creation',
    },
    { id: 'email', label: 'field.email', kind: 'text', max: CREDENTIAL_LENGTH.max, format: 'email', required: true },
    { id: 'roleId', label: 'field.role', kind: 'reference', to: 'role', required: true },
    { id: 'companyId', label: 'field.company', kind: 'reference', to: 'company', required: true },
    { id: 'employeeId', label: 'field.employee', hint: 'hint.employee', kind: 'reference', to: 'employee' },
    { id: 'teamCarousel', label: 'field.teamCarousel', kind: 'flag' },
    { id: 'carouselOn', label: 'field.carouselOn', kind: 'flag' },
    { id: 'waiting', label: 'field.waiting', kind: 'flag', writable: 'never' },
    { id: 'lastSignIn', label: 'field.lastSignIn', kind: 'date', writable: 'never' },
  ],
  columns: [
    'fullName',
    'roleId',
    'waiting',
    'username',
    'employeeId',
    'email',
    'teamCarousel',
    'carouselOn',
    'lastSignIn',
  ],
  filters: ['roleId', 'waiting', 'teamCarousel', 'carouselOn'],
  search: ['fullName', 'username', 'email', 'roleId', 'employeeId'],
  order: [{ field: 'waiting', descending: true }, { field: 'fullName' }],
  rowName: ['fullName'],
  unique: [['employeeId']],
  ending: 'disable',
  actions: [
    {
      id: 'resetPassword',
      label: 'action.resetPassword',
      question: 'question.resetPassword',
      done: 'done.resetPassword',
    },
    { id: 'endSessions', label: 'action.endSessions', question: 'question.endSessions', done: 'done.endSessions' },
  ],
  empty: 'empty.users',
} as const satisfies Register;
