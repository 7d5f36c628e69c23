import type {
  ProspectEdit,
  ProspectForm,
  ProspectFormKind,
  ProspectionMeans,
  SimilarProspect,
} from '@sereno/domain/prospect';
import type { BannerTone } from '../../foundation/index.ts';

/**
 * How the look-up of a postal code goes: not asked, on its way, answered with a state, answered without one, or not answered
 * (POS-01 to POS-04). None of them keeps anything from being saved.
 */
export type PostalLookupState =
  | { readonly kind: 'idle' | 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'found'; readonly name: string };

/** What the fields of a prospect take, wherever they stand. */
export type ProspectFieldsProps = {
  /** 'full' asks for means, home phone and address as well; 'simple' is the short registration. */
  kind: ProspectFormKind;
  /** What is typed. The host holds it. */
  form: ProspectForm;
  /** Called with each edit; the same function from render to render, so that a key renders its field alone. */
  onEdit: (edit: ProspectEdit) => void;
  /** The means on offer; undefined while they load, null when they could not be loaded. */
  means: readonly ProspectionMeans[] | null | undefined;
  /** Loads the means again. Without it no button offers to. */
  onRetryMeans?: (() => void) | undefined;
  /** How the look-up of the typed postal code goes. Default: not asked. */
  postal?: PostalLookupState;
  /** Who is known already under the phone or the e-mail address that is typed. Default: nobody. */
  similar?: readonly SimilarProspect[];
  /** The address of a prospect's page. */
  prospectHref: (prospectId: number) => string;
  /** Follows a link inside the application on a plain press. Without it links are ordinary ones. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Saving is under way: nothing can be typed. Default false. */
  saving?: boolean;
};

/** What is said about saving, beside the fields. */
export type ProspectSavingProps = {
  /** Why it was not saved; everything typed is still there. Undefined when nothing went wrong. */
  problem?: string | undefined;
  /** How bad it is. Default 'danger'. */
  problemTone?: BannerTone | undefined;
  /** The form came from a draft. Default false. */
  restored?: boolean | undefined;
  /** Puts the form back as it opens and forgets the draft. Without it no button offers to. */
  onStartOver?: (() => void) | undefined;
  /** How often it was started over: each time begins without complaints. Default 0. */
  round?: number;
  /** Called when everything is right and is to be saved. */
  onSave: () => void;
};
