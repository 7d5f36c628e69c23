import type { Activity, ActivityForm, ActivityFormRules, ProspectChoice } from '@sereno/domain/activity';
import type { TimeOfDay } from '@sereno/domain/calendar';
import type { ChangeReason } from '../../foundation/index.ts';
import type { ActivityFormStore } from '../form/createActivityForm.ts';

/** Whether the types and subjects of activities are there. */
export type CatalogState = 'loading' | 'failed' | 'ready';

/** The prospects that a stand-alone activity may be for, as a host finds them. */
export type ProspectSearch = {
  /** What was found for the text that was searched last. */
  readonly options: readonly ProspectChoice[];
  /** They are on their way. */
  readonly loading: boolean;
  /** They could not be found; typing asks again. */
  readonly failed: boolean;
  /** Called with each text that is searched, and with '' when the search is over. */
  readonly onSearch: (text: string) => void;
};

export type ActivityDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it, and by what. It never asks first: the host keeps what was typed as a draft. */
  onOpenChange: (open: boolean, details: { reason: ChangeReason }) => void;
  /** The form that is edited, from `createActivityForm`; one for each time that the dialog is opened for something else. */
  form: ActivityFormStore;
  /** The activity that is ended or moved, shown above the form (ADL-01, ADL-02); null where one stands alone. */
  activity: Activity | null;
  /** Name of its adviser, for those who may see it (ACL-16). Default: not shown. */
  adviserName?: string | null | undefined;
  /** Name of the adviser's manager, for those who may see it (ACL-16). Default: not shown. */
  managerName?: string | null | undefined;
  /** Default by what is done: 'Finalizar actividad', 'Reagendar actividad' or 'Nueva actividad'. */
  title?: string;
  /** What the form is held against. Keep it the same object between renders: a new one renders every field. */
  rules: ActivityFormRules;
  /** Whether the types and subjects of `rules` are there. */
  catalogs: CatalogState;
  /** Loads the catalogues again, where they failed. */
  onRetry?: (() => void) | undefined;
  /** The time of the business zone, asked when a type is chosen (ADL-27). */
  now: () => TimeOfDay;
  /** Whom a stand-alone activity may be for; undefined where the prospect is fixed (ADL-39). */
  prospects?: ProspectSearch | undefined;
  /** What is booked on the chosen day (ADL-14): undefined while it loads, null where it is not known. */
  schedule: readonly Activity[] | null | undefined;
  /**
   * It is being saved: the button waits and nothing is edited (ADL-34). Whoever closes it meanwhile does not wait for the answer: the
   * host goes on saving. Default false.
   */
  saving?: boolean;
  /** Why it was not saved, as a sentence. What was typed stays. */
  problem?: string | undefined;
  /** How bad that is: 'warning' where nothing is left to do, as with an activity that is already over (ADL-24). Default 'danger'. */
  problemTone?: 'danger' | 'warning';
  /** The form is a draft of before: says so, and offers to start over. Default false. */
  restored?: boolean;
  /** Puts a fresh form in the place of the draft, with `replace` of the store. */
  onStartOver?: (() => void) | undefined;
  /** There is no connection: says that it will be sent later. Default false. */
  offline?: boolean;
  /** Called with the form, once nothing in it is wrong (NXA-01 to NXA-10). */
  onSave: (form: ActivityForm) => void;
};
