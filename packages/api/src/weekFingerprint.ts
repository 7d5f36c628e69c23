import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalWeek, type CommissionLine } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';

/**
 * The fingerprint of a week, which is signed with it: the SHA-256 of `canonicalWeek` in 64 hexadecimal digits. Who signs and who keeps the
 * signature reckon it alike; not by the browser's own digest, which an address without TLS does not have.
 * @param slpCode Whose week it is.
 * @throws RangeError for amounts that cannot be counted in cents.
 */
export function weekFingerprint(week: BusinessWeek, slpCode: number, lines: readonly CommissionLine[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalWeek(week, slpCode, lines))));
}
