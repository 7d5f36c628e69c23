import { RequestMark } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { quietRequestsAtom } from '../platform/quietRequests.ts';
import { requestsInFlightAtom } from '../platform/requests.ts';

/** The thin line at the top while calls are under way (SHL-32, SHL-33), but for quiet ones (SHL-35); alone, so that only it renders again. */
export function RequestLine() {
  return <RequestMark busy={useAtomValue(requestsInFlightAtom) > useAtomValue(quietRequestsAtom)} />;
}
