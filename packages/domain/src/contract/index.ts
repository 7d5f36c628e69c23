export type { Contract, ContractCommission, ContractItem, Receipt } from './contract.ts';
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
