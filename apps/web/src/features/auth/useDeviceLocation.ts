import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import {
  askDeviceLocation,
  deviceLocationAtom,
  onLocationPermissionChange,
  storeCoordinates,
  type DeviceLocation,
} from '../../platform/location.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/**
 * Asks for the device's location when the login page opens, again on request, and whenever the browser's permission
 * changes (GEO-01, GEO-07). `settled` waits for the question that is under way.
 */
export function useDeviceLocation(): {
  readonly location: DeviceLocation;
  readonly ask: () => void;
  readonly settled: () => Promise<DeviceLocation>;
} {
  const { keys } = usePlatform().config.session;
  const [location, setLocation] = useAtom(deviceLocationAtom);
  const question = useRef<Promise<DeviceLocation> | null>(null);

  const ask = useCallback(() => {
    const requested = askDeviceLocation();
    question.current = requested;
    void requested.then((answer) => {
      // An older question that is answered late says nothing any more.
      if (question.current !== requested) return;
      storeCoordinates(keys, answer.coordinates);
      setLocation(answer);
    });
  }, [keys, setLocation]);

  useEffect(() => {
    ask();
    return onLocationPermissionChange(ask);
  }, [ask]);

  const settled = useCallback(() => question.current ?? askDeviceLocation(), []);
  return { location, ask, settled };
}
