import type { QuotationForm, QuotationOptions } from '@sereno/domain/quotation';
import type { ReactNode } from 'react';
import type { BannerTone } from '../../foundation/index.ts';

export type QuotationFormProps = {
  /** What was chosen and typed so far; the host holds it and keeps it as a draft. */
  form: QuotationForm;
  /** Called with the whole form at each change, never while it is being saved. */
  onChange: (form: QuotationForm) => void;
  /** What the company quotes, and within which limits: undefined while it loads, null where it could not be fetched. */
  options: QuotationOptions | null | undefined;
  /** Fetches the options again, where they failed. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** It is being saved: the button waits and nothing is edited. Default false. */
  saving?: boolean;
  /** Why it was not saved, as a sentence. What was typed stays. */
  problem?: string | undefined;
  /** How bad that is: 'warning' where it may have been saved all the same. Default 'danger'. */
  problemTone?: BannerTone | undefined;
  /** News that stand above the fields, such as prices that have changed. Default none. */
  notice?: ReactNode;
  /** The form is a draft of before: says so, and offers to start over. Default false. */
  restored?: boolean;
  /** Puts an empty form in the place of the draft. Default: no such button. */
  onStartOver?: (() => void) | undefined;
  /** How often it was started over: each round begins without complaints. Default 0. */
  round?: number;
  /** Called by the button that leaves the form, never while it is being saved. Default: no such button. */
  onCancel?: (() => void) | undefined;
  /** Called once nothing is wrong with the form (`quotationIssues`). */
  onSave: () => void;
};
