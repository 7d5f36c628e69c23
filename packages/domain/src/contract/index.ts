export {
  ageOn,
  BENEFICIARY_ISSUES,
  type AgeLimits,
  type Beneficiary,
  beneficiaryIssues,
  type BeneficiaryList,
  type BeneficiaryRules,
  birthdayIn,
  type ContractBeneficiaries,
  equalShares,
  missingShare,
  MOST_BENEFICIARIES,
  type Relationship,
  RELATIONSHIPS,
  shareText,
  WHOLE_SHARE,
} from './beneficiaries.ts';
export { type Contract, type ContractCommission, type ContractItem, POLICY_DAYS, type Receipt } from './contract.ts';
export {
  type Balance,
  balanceOf,
  DEBT_AGES,
  type DebtAge,
  debtAge,
  type Payment,
  type PaymentState,
  paymentsOf,
  type Sale,
  totalOf,
} from './payments.ts';
export {
  isUpgrade,
  type MadeUpgrade,
  type UpgradeOffer,
  type UpgradePlan,
  type UpgradeTerms,
  upgradeTerms,
} from './upgrade.ts';
