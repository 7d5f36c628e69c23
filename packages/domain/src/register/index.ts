export {
  CHANGE_KINDS,
  type ChangeKind,
  FIELD_ISSUE_CODES,
  type Field,
  type FieldIssue,
  type FieldIssueCode,
  type FieldOption,
  fieldOf,
  type FieldValue,
  type FieldValues,
  formFields,
  type Register,
  type RegisterChange,
  registerFor,
  type RegisterRow,
  type RowAction,
  type TextFormat,
} from './register.ts';
export {
  filterKindOf,
  formatFilter,
  parseFilter,
  type RegisterFilter,
  type RegisterQuery,
  type RegisterState,
} from './filter.ts';
export { isRegisterEntry, REGISTER_ENTRIES } from './registers/entries.ts';
export {
  canKeepRegister,
  type KnownRegister,
  REGISTER,
  registerById,
  type RegisterId,
  registerOf,
  REGISTERS,
  type RegisterTextKey,
} from './registers/index.ts';
export { fieldIssue, idsIn, idsText, registerIssues, tidied, tidiedValues } from './values.ts';
export { valuesFromWire, valuesToWire } from './wire.ts';
export { rfcCheckDigit } from './rfc.ts';
