/* The dialogs of a contract, loaded together: each alone is smaller than its request. */
export { BeneficiaryActions, BeneficiaryStart } from './beneficiaries/BeneficiaryDialogs.tsx';
export { BeneficiaryEditor } from './beneficiaries/BeneficiaryEditor.tsx';
export { UpgradeEditor, UpgradeStart } from './upgrade/UpgradeDialogs.tsx';
