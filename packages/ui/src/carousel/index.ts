'use client';
export { LeadAlertSettings, type LeadAlertSettingsProps } from './alerts/LeadAlertSettings.tsx';
export { LeadList, type LeadListProps } from './list/LeadList.tsx';
export { LeadShareTable, type LeadShareTableProps } from './shares/LeadShareTable.tsx';
export { LeadsToRegister, type LeadsToRegisterProps } from './register/LeadsToRegister.tsx';
export { ReassignDialog, type ReassignDialogProps } from './reassign/ReassignDialog.tsx';
