import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What happens to the bytes between a client and its server: they pass, they wait, or the connection breaks. */
type Fault = 'none' | 'stall' | 'refuse';

/** A proxy between a client and a server that simulates network faults. */
export type FaultProxy = {
  readonly port: number;
  set(fault: Fault): void;
  close(): void;
};

/** Starts a proxy on any free port for a server on this machine. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';

  function join(inner: Socket, outer: Socket): void {
    sockets.add(inner);
    inner.on('data', (bytes) => outer.write(bytes));
    inner.on('error', () => inner.destroy());
    inner.on('close', () => {
      sockets.delete(inner);
      outer.destroy();
    });
    if (fault === 'stall') inner.pause();
  }

  const server = createServer((client) => {
    if (fault === 'refuse') return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    join(client, upstream);
    join(upstream, client);
    return client;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    set(next) {
      fault = next;
      for (const socket of sockets) {
        if (next === 'refuse') socket.destroy();
        else if (next === 'stall') socket.pause();
        else socket.resume();
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
