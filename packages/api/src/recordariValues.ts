import { CEREMONIES, type Ceremony } from '@sereno/domain/recordari';

/** What a room is reserved for, by its code. */
export const ceremonyOf = (value: unknown): Ceremony | null => CEREMONIES.find((one) => one === value) ?? null;
