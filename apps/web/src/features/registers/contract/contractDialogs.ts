/* The dialogs of a contract, loaded together: each alone is smaller than its request. */
export { BeneficiaryActions, BeneficiaryStart } from './BeneficiaryDialogs.tsx';
export { BeneficiaryEditor } from './BeneficiaryEditor.tsx';
export { UpgradeEditor, UpgradeStart } from './UpgradeDialogs.tsx';
