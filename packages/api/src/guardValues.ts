import { SWAP_STATES, type SwapState } from '@sereno/domain/guard';

/** What became of a swap, by its code. */
export const swapStateOf = (value: unknown): SwapState | null => SWAP_STATES.find((one) => one === value) ?? null;
