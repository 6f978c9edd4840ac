import { once } from 'node:events';
import { connect } from 'node:net';

/** A keep-alive connection to the service: one request at a time, with as little work for each as possible. */
export interface Connection {
	/** Sends a request; resolves with the status once the whole response has arrived. */
	ask(request: string): Promise<number>;
	close(): void;
}

/** Connects to `http://127.0.0.1:<port>`. */
export async function openConnection(url: string): Promise<Connection> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.setNoDelay(true).setEncoding('latin1');
	await once(socket, 'connect');
	let received = '';
	let settle: ((status: number) => void) | null = null;
	let refuse: (error: Error) => void = () => undefined;
	socket.on('error', (error) => refuse(error));
	socket.on('close', () => refuse(new Error('The service closed the connection')));
	socket.on('data', (text) => {
		received += text;
		const end = received.indexOf('\r\n\r\n');
		if (end === -1) return;
		const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1];
		if (length === undefined) return refuse(new Error('The response has no Content-Length'));
		if (received.length < end + 4 + Number(length)) return;
		const status = Number(received.slice(9, 12));
		received = '';
		settle?.(status);
	});
	return {
		ask: (request) =>
			new Promise((resolve, reject) => {
				settle = resolve;
				refuse = reject;
				socket.write(request);
			}),
		close: () => socket.destroy(),
	};
}
