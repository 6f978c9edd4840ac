import { Refusal } from '../answers/refusal.ts';

/**
 * Reads the bytes of a request body. Throws a Refusal: 411 without a length, 413 when too long, 400 when it did not arrive as a whole.
 *
 * @param tooLarge the message for one that is too long
 */
export async function readBytes(request: Request, most: number, tooLarge: string): Promise<Buffer> {
	const length = request.headers.get('content-length');
	if (length === null && request.headers.has('transfer-encoding'))
		throw new Refusal(411, 'Please say how long the body is (Content-Length).');
	const refused = () => new Refusal(413, tooLarge, { problems: [{ field: 'photo', message: tooLarge }] });
	if (Number(length ?? 0) > most) throw refused();
	const bytes = await request.arrayBuffer().catch(() => {
		throw new Refusal(400, 'The photo did not arrive as a whole. Please send it again.');
	});
	if (bytes.byteLength > most) throw refused();
	return Buffer.from(bytes);
}
