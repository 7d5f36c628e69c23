import type { ActivityColor, Channel } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { KeptRow } from './registerTables.ts';

/** A moment. It may be written as text that names its zone. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Catalogues, prospects and what is done with them. The ids of a catalogue are counted within its company. */
export type ProspectingTables = {
  activity_type: KeptRow & {
    company_id: number;
    id: Generated<number>;
    name: string;
    duration_minutes: number;
    channel: Channel | null;
    color: ColumnType<ActivityColor | null, ActivityColor | null | undefined>;
  };
  activity_subject: KeptRow & {
    company_id: number;
    id: Generated<number>;
    activity_type_id: number;
    name: string;
    /** Whether starting such an activity asks for a quotation (STA-11). */
    quotation_launch: Generated<boolean>;
  };
  tracing_type: KeptRow & {
    company_id: number;
    id: Generated<number>;
    name: string;
    reschedule: Generated<boolean>;
    /** Whether a next activity is needed. */
    follow_it: Generated<boolean>;
  };
  activity_type_tracing: { company_id: number; activity_type_id: number; tracing_type_id: number };
  prospection_means: { company_id: number; id: number; name: string; social_web: SocialWeb | null };
  prospect: {
    id: Generated<number>;
    company_id: number;
    /** Whose prospect it is. */
    employee_id: number;
    first_name: string;
    last_name: string | null;
    /** First and last name as they are compared (`folded`). */
    folded_name: GeneratedAlways<string>;
    mobile_phone: string | null;
    home_phone: string | null;
    email: string | null;
    accepts_email: Generated<boolean>;
    /** Null when unknown. */
    means_id: number | null;
    street: string | null;
    county: string | null;
    state: string | null;
    state_code: string | null;
    zip_code: string | null;
    created_at: Moment;
    created_by: number;
    /** Since when the person is not interested. */
    discarded_at: MomentOrNull;
    previous_employee_id: number | null;
    reassigned_at: MomentOrNull;
    comments: string | null;
    /** Counts the changes; a change is made upon one state. */
    version: Generated<number>;
    updated_at: MomentOrNull;
    /** The account that changed it last. */
    updated_by: number | null;
    /** The bought list that it came with. */
    list_id: number | null;
  };
  activity: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    activity_type_id: number;
    activity_date: CalendarDate;
    start_time: string;
    end_time: string;
    started_at: MomentOrNull;
    ended_at: MomentOrNull;
    /** The account that made it. */
    created_by: number;
    /** Null only in rows of an older version. */
    prospect_id: number | null;
    subject_id: number | null;
    /** What it came to; null while it is open. */
    tracing_type_id: number | null;
    comments: string | null;
    observations: string | null;
    temperature: 'A' | 'M' | 'B' | null;
    quotation_launch: Generated<boolean>;
    /** Null while it is not known. */
    on_time: boolean | null;
    /** Contact data of this activity alone; the prospect's hold where they are null. */
    phone_number: string | null;
    address: string | null;
    /** The activity that this one was agreed on in. */
    follows_id: number | null;
  };
  digital_lead: {
    id: Generated<number>;
    company_id: number;
    campaign_id: number;
    received_at: Moment;
    /** When somebody first answered. */
    answered_at: MomentOrNull;
    /** The prospect that it became. */
    prospect_id: number | null;
  };
  carousel_lead: {
    id: Generated<number>;
    company_id: number;
    digital_lead_id: number | null;
    name: string;
    full_name: string | null;
    mobile_phone: string | null;
    email: string | null;
    means_id: number;
    created_at: Moment;
    /** The employee that it was handed to, which excludes `attended_by`. A lead waits while both are null. */
    assigned_to: number | null;
    assigned_at: MomentOrNull;
    /** The account that took it. */
    attended_by: number | null;
    attended_at: MomentOrNull;
    /** The prospect that it became: at once when it was handed over, once it is registered when it was attended. */
    prospect_id: number | null;
  };
};

export type SocialWeb = 'Facebook' | 'Google' | 'Página web';
