export { isEmail } from './email.ts';
export { formatPhone, type Phone, readPhone } from './phone.ts';
export { isVisibleText } from './visibleText.ts';
