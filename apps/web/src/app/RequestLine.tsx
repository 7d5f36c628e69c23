import { RequestMark } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { requestsInFlightAtom } from '../platform/requests.ts';

/** The thin line at the top while calls are under way (SHL-32, SHL-33); alone, so that only it renders again. */
export function RequestLine() {
  return <RequestMark active={useAtomValue(requestsInFlightAtom) > 0} />;
}
