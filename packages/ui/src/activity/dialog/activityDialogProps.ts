import type { Activity, ActivityForm, ActivityFormRules, ProspectChoice } from '@sereno/domain/activity';
import type { TimeOfDay } from '@sereno/domain/calendar';
import type { ControlledOpenProps } from '../../foundation/index.ts';
import type { ActivityFormStore } from '../form/createActivityForm.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** Whether activity types and subjects are loaded. */
export type CatalogState = 'loading' | 'failed' | 'ready';

/** Prospect search of a stand-alone activity, by the host. */
export type ProspectSearch = {
  /** Results of the last search. */
  readonly options: readonly ProspectChoice[];
  /** Loading. */
  readonly loading: boolean;
  /** Failed; typing retries. */
  readonly failed: boolean;
  /** Called with each search text, and with '' when the search ends. */
  readonly onSearch: (text: string) => void;
};

/** Closing never asks first: the host saves a draft. */
export type ActivityDialogProps = RootProps &
  ControlledOpenProps & {
    /** The form's store, from `createActivityForm`; one per subject. */
    form: ActivityFormStore;
    /** The activity being ended or rescheduled, shown above the form (ADL-01, ADL-02); null for a stand-alone one. */
    activity: Activity | null;
    /** The adviser's name, for viewers who may see it (ACL-16). Default: hidden. */
    adviserName?: string | null | undefined;
    /** The name of the adviser's manager, for viewers who may see it (ACL-16). Default: hidden. */
    managerName?: string | null | undefined;
    /** Default by task: 'Finalizar actividad', 'Reagendar actividad' or 'Nueva actividad'. */
    title?: string | undefined;
    /** What the form is validated against. Must be stable: a new object renders every field. */
    rules: ActivityFormRules;
    /** Whether the types and subjects of `rules` are loaded. */
    catalogs: CatalogState;
    /** Reloads failed catalogues. */
    onRetry?: (() => void) | undefined;
    /** The time of the business zone, read when a type is selected (ADL-27). */
    now: () => TimeOfDay;
    /** Prospect search of a stand-alone activity; undefined for a fixed prospect (ADL-39). */
    prospects?: ProspectSearch | undefined;
    /** Activities on the selected day (ADL-14): undefined while loading, null when unknown. */
    schedule: readonly Activity[] | null | undefined;
    /**
     * It is being saved: the button is busy and nothing can be edited (ADL-34). Closing it does not cancel: the host continues to
     * save. Default false.
     */
    busy?: boolean | undefined;
    /** The reason of a failed save, as a sentence. The input stays. */
    problem?: string | undefined;
    /**
     * Tone of the problem: 'warning' when nothing is left to do, as with an activity that is already over (ADL-24).
     * Default 'danger'.
     */
    problemTone?: 'danger' | 'warning' | undefined;
    /** The form is a restored draft: says so, and offers to start over. Default false. */
    restored?: boolean | undefined;
    /** Replaces the draft with a fresh form, by `replace` of the store. */
    onStartOver?: (() => void) | undefined;
    /** Offline: says that it will be sent later. Default false. */
    offline?: boolean | undefined;
    /** Called with the form when it is valid (NXA-01 to NXA-10). */
    onSave: (form: ActivityForm) => void;
  };
