import type { QuotationForm, QuotationOptions } from '@sereno/domain/quotation';
import type { ReactNode } from 'react';
import type { BannerTone } from '../../foundation/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type QuotationFormProps = RootProps & {
  /** The form's state; the host holds it and saves a draft. */
  form: QuotationForm;
  /** Called with the whole form on each change, never while saving. */
  onChange: (form: QuotationForm) => void;
  /** The company's products and limits: undefined while loading, null when loading failed. */
  options: QuotationOptions | null | undefined;
  /** Reloads the options. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** Saving: the button is busy and nothing can be edited. Default false. */
  busy?: boolean | undefined;
  /** Why saving failed, as a sentence. The input stays. */
  problem?: string | undefined;
  /** Tone of the problem: 'warning' when it may have been saved anyway. Default 'danger'. */
  problemTone?: BannerTone | undefined;
  /** A notice above the fields, such as changed prices. Default none. */
  notice?: ReactNode;
  /** The form is a restored draft: says so, and offers to start over. Default false. */
  restored?: boolean | undefined;
  /** Replaces the draft with an empty form. Default: no such button. */
  onStartOver?: (() => void) | undefined;
  /** Number of restarts: each begins without errors. Default 0. */
  round?: number | undefined;
  /** Called by the cancel button, never while saving. Default: no such button. */
  onCancel?: (() => void) | undefined;
  /** Called when the form is valid (`quotationIssues`). */
  onSave: () => void;
};
