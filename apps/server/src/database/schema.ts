import type { CalendarDate } from '@sereno/domain/calendar';
import type { Generated } from 'kysely';

/** The tables as the newest migration leaves them. */
export type Schema = {
  company: { id: Generated<number>; name: string };
  role: { id: number; name: string };
  employee: {
    id: Generated<number>;
    company_id: number;
    manager_id: number | null;
    first_name: string;
    last_name: string | null;
    email: string | null;
    mobile: string | null;
    /** The seller's number in the ERP. */
    slp_code: number | null;
    seller_name: string | null;
    ext_emp_no: string | null;
    job_title: string | null;
    business_line: string | null;
  };
  account: {
    id: Generated<number>;
    company_id: number;
    role_id: number;
    employee_id: number | null;
    full_name: string;
    username: string;
    /** The user name as it is compared; unique. */
    username_key: string;
    password_hash: string;
    carousel_on: Generated<boolean>;
    team_carousel: Generated<boolean>;
    disabled: Generated<boolean>;
  };
  /** All tokens that descend from one sign-in. */
  session: {
    id: string;
    account_id: number;
    rotation: number;
    signed_in_at: Date;
    rotated_at: Date | null;
    revoked_at: Date | null;
    latitude: number | null;
    longitude: number | null;
  };
  activity: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    activity_type_id: number;
    activity_date: CalendarDate;
    start_time: string;
    end_time: string;
    started_at: Date | null;
    ended_at: Date | null;
    /** The account that made it. */
    created_by: number;
  };
  /** Facts about the database itself, such as which demo data it holds. */
  marker: { name: string; value: string };
};
