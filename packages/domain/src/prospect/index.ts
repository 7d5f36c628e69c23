export { contractsInForce, contractTotal } from './contractTotal.ts';
export {
  PROSPECT_LISTS,
  type Prospect,
  type ProspectAddress,
  type ProspectContract,
  type ProspectHistory,
  type ProspectionMeans,
  type ProspectList,
  type ProspectRecord,
  type ProspectRow,
  type SimilarProspect,
} from './prospect.ts';
export {
  editProspectForm,
  emptyProspectForm,
  formOfProspect,
  formOfRecord,
  PHONE_LENGTH,
  type ProspectEdit,
  type ProspectForm,
  type ProspectFormField,
} from './prospectForm.ts';
export {
  PROSPECT_LENGTH,
  type ProspectFormKind,
  type ProspectIssue,
  type ProspectIssueField,
  prospectIssues,
  prospectRecord,
  recordIssues,
} from './prospectIssue.ts';
export { differingFields, mergeForms, takeFields } from './prospectMerge.ts';
export { formOfLead, type KnownLead } from './leadForm.ts';
