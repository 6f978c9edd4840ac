import * as z from 'zod/mini';
import { PHOTO_UPLOAD_MS, type PhotoView } from '../../domain/trade-in/photos.ts';
import type { CallOutcome } from '../call.ts';
import { ProblemSchema } from '../problem.ts';
import { RETRY_MS, unreached } from '../unreached.ts';
import { ATTEMPT_HEADER, type Photo, PhotoSchema, photoUpload } from './photos.ts';

interface PhotoToSend {
	/** The attempt. */
	submission_id: string;
	/** Generated once for the photo, and the same when it is sent again. */
	photo_id: string;
	view: PhotoView;
	file: Blob;
}

/**
 * Sends one photo; the same photo may be sent again. Never throws. By XMLHttpRequest, as `fetch` reports no progress of what it sends.
 *
 * @param onProgress gets the part that was sent, 0 to 1
 */
export function sendPhoto(
	api: string,
	{ submission_id, photo_id, view, file }: PhotoToSend,
	{ onProgress }: { onProgress?: (part: number) => void } = {},
): Promise<CallOutcome<Photo>> {
	const address = `${api}${photoUpload.path.replace('{photo_id}', photo_id)}?view=${view}`;
	const request = new XMLHttpRequest();
	return new Promise((resolve) => {
		request.open('POST', address);
		request.timeout = PHOTO_UPLOAD_MS;
		request.setRequestHeader('Accept', 'application/json');
		request.setRequestHeader('Content-Type', 'application/octet-stream');
		request.setRequestHeader(ATTEMPT_HEADER, submission_id);
		request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
		request.onload = () => resolve(outcomeOf(request));
		request.onerror = request.ontimeout = request.onabort = () => resolve(unreached());
		request.send(file);
	});
}

function outcomeOf(request: XMLHttpRequest): CallOutcome<Photo> {
	const answer = parsedJson(request.responseText);
	if (request.status === 200) {
		const { success, data } = z.safeParse(PhotoSchema, answer);
		if (success) return { status: 'answered', data };
	}
	const seconds = Number(request.getResponseHeader('Retry-After'));
	const retryMs = seconds > 0 ? seconds * 1000 : RETRY_MS;
	const { data: problem } = z.safeParse(ProblemSchema, answer);
	if (request.status < 400 || request.status >= 500 || !problem) return { status: 'unavailable', retryMs };
	return request.status === 429
		? { status: 'limited', message: problem.error, retryMs }
		: { status: 'refused', problem };
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
