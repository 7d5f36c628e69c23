import type { ProspectFormField } from '@sereno/domain/prospect';

/** The label key of each field. */
export const fieldLabel = {
  firstName: 'prospectForm.firstName',
  lastName: 'prospectForm.lastName',
  mobilePhone: 'prospectForm.mobilePhone',
  homePhone: 'prospectForm.homePhone',
  email: 'prospectForm.email',
  acceptsEmail: 'prospectForm.acceptsEmail',
  meansId: 'prospectForm.means',
  zipCode: 'prospectForm.zipCode',
  state: 'prospectForm.state',
  county: 'prospectForm.county',
  street: 'prospectForm.street',
  comments: 'prospectForm.comments',
} as const satisfies Readonly<Record<ProspectFormField, string>>;
