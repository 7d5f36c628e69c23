import type {
  ProspectEdit,
  ProspectForm,
  ProspectFormKind,
  ProspectionMeans,
  SimilarProspect,
} from '@sereno/domain/prospect';
import type { BannerTone } from '../../foundation/index.ts';

/** State of a postal code lookup: idle, running, found, not found, failed (POS-01 to POS-04). None prevents saving. */
export type PostalLookupState =
  | { readonly kind: 'idle' | 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'found'; readonly name: string };

/** Props of a prospect's fields. */
export type ProspectFieldsProps = {
  /** 'full' requires the medium and asks for home phone and address; 'simple' is the short registration. */
  kind: ProspectFormKind;
  /** The form's state, held by the host. */
  form: ProspectForm;
  /** Called with each edit. Must be stable, so that a key renders only its field. */
  onEdit: (edit: ProspectEdit) => void;
  /** The available media; undefined while loading, null when loading failed. */
  means: readonly ProspectionMeans[] | null | undefined;
  /** Reloads the media. Without it there is no retry button. */
  onRetryMeans?: (() => void) | undefined;
  /** State of the postal code lookup. Default: idle. */
  postal?: PostalLookupState | undefined;
  /** Prospects with the typed phone or e-mail. Default: none. */
  similar?: readonly SimilarProspect[] | undefined;
  /** URL of a prospect's page. */
  prospectHref: (prospectId: number) => string;
  /** Follows a link inside the application on a plain press. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** It is being saved: nothing can be typed. Default false. */
  busy?: boolean | undefined;
};

/** Messages about saving, beside the fields. */
export type ProspectSavingProps = {
  /** Why saving failed; the input is kept. Undefined without a failure. */
  problem?: string | undefined;
  /** Tone of the problem. Default 'danger'. */
  problemTone?: BannerTone | undefined;
  /** The form is a restored draft. Default false. */
  restored?: boolean | undefined;
  /** Resets the form and deletes the draft. Without it there is no such button. */
  onStartOver?: (() => void) | undefined;
  /** How often it was restarted: each time begins without errors. Default 0. */
  round?: number | undefined;
  /** Called when the form is valid and should be saved. */
  onSave: () => void;
};
