import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

describe('copyText', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('returns whether it succeeded', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await expect(copyText('x')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('x');
    writeText.mockRejectedValue(new Error('refused'));
    await expect(copyText('x')).resolves.toBe(false);
    vi.stubGlobal('navigator', {});
    await expect(copyText('x')).resolves.toBe(false);
  });
});
