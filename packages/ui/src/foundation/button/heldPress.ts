/**
 * Whether a key that presses is one that has been held down for a while. The focus may have come under it from elsewhere, so that
 * what has it now was never meant.
 */
export const isHeldPress = ({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean =>
  repeat && (key === 'Enter' || key === ' ');
