import type { Context } from 'hono';
import type { ApiSite } from '../../../api/site/site-file.ts';
import {
	ATTEMPT_HEADER,
	generatedId,
	type Photo,
	photoFile,
	photoList,
	photoRemoval,
	photoUpload,
} from '../../../api/trade-in/photos.ts';
import { PHOTO_PROBLEMS } from '../../../domain/trade-in/photo-problems.ts';
import { PHOTO_LIMITS, PHOTO_VIEW_NAMES } from '../../../domain/trade-in/photos.ts';
import { fieldRefusal, Refusal } from '../../answers/refusal.ts';
import type { Deps, Env } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { describeError } from '../../log.ts';
import { drawingQueue } from '../../pdf/drawing-queue.ts';
import { readBytes } from '../../request/read-bytes.ts';
import { route } from '../../route.ts';
import { newId } from '../../store/database/new-id.ts';
import type { StoredPhoto } from '../../store/trade-in/photo-store.ts';
import { type CleanPhoto, cleanPhoto, type PhotoProblem } from '../../trade-in/photos/clean-photo.ts';
import { linkedPhoto, photoPath } from '../../trade-in/photos/photo-link.ts';
import { requireTradeIns } from '../../trade-in/require-trade-ins.ts';

/** Photos encoded at once, and those that may wait: the same processor handles leads. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days a photo is kept when no lead comes, as long as a draft on the shopper's device. */
const DRAFT_DAYS = 7;
/** How long the sender's own links work, milliseconds. */
const OWN_LINK_MS = 60 * 60 * 1000;

const STATUSES = { too_large: 413, too_many: 409, heic: 415, not_a_photo: 415 } as const;

/** Stores one photo of a trade-in; the same id again stores nothing. */
export const photoUploadRoute = route(photoUpload, (deps) => {
	const queue = drawingQueue(AT_ONCE, MOST_WAITING);
	const onBroken = (error: unknown) =>
		deps.log({ level: 'info', message: 'a photo could not be decoded', reason: describeError(error) });
	return async (c, { params, query }) => {
		const { site, address } = c.var;
		const { photos_kept_days } = requireTradeIns(site);
		const attempt = attemptOf(c);
		const photo_id = idFrom(params.photo_id, 'photo_id');
		const before = await deps.store.photosOf(site.slug, attempt, deps.now());
		const same = before.find((photo) => photo.photo_id === photo_id);
		if (same) return ownPhoto(deps, site, same);
		await limitCall(deps, 'photo', address);
		await limitCall(deps, 'photo_of_dealer', site.slug);
		if (before.length >= PHOTO_LIMITS.photos) throw refused('too_many');
		const bytes = await readBytes(c.req.raw, PHOTO_LIMITS.bytes, PHOTO_PROBLEMS.too_large);
		const made = queue(() => cleanPhoto(bytes, onBroken));
		if (made === null) throw tooBusy();
		const clean: CleanPhoto | PhotoProblem = await made;
		if (typeof clean === 'string') throw refused(clean);
		const now = deps.now();
		const stored = await deps.store.savePhoto({
			...clean,
			id: newId('photo', now),
			photo_id,
			view: PHOTO_VIEW_NAMES.find((name) => name === query.view) ?? 'other',
			dealer: site.slug,
			attempt,
			erase_at: new Date(now.getTime() + photos_kept_days * DAY_MS).toISOString(),
			draft_ends_at: new Date(now.getTime() + DRAFT_DAYS * DAY_MS).toISOString(),
		});
		if (!stored) throw refused('too_many');
		return ownPhoto(deps, site, stored);
	};
});

/** Lists the photos of an attempt, so that a page that comes back sends only the others. */
export const photoListRoute = route(photoList, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'photo_view', address);
	return ownPhotos(deps, site, body.submission_id);
});

/** Erases a photo of an attempt. */
export const photoRemovalRoute = route(photoRemoval, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'photo_view', address);
	await deps.store.removePhoto(site.slug, body.submission_id, body.photo_id);
	return ownPhotos(deps, site, body.submission_id);
});

/** A photo by its signed link. */
export const photoFileRoute = route(photoFile, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'photo_view', address);
	const id = linkedPhoto(token, site.slug, deps.secret, deps.now());
	const data = id === null ? null : await deps.store.photo(site.slug, id, deps.now());
	if (!data) throw new Refusal(404, `This link has expired. Please call us on ${site.phone}.`);
	return c.body(new Uint8Array(data), 200, {
		'Content-Type': 'image/jpeg',
		'Content-Disposition': 'inline; filename="photo.jpg"',
		'Cache-Control': 'private, no-store',
	});
});

/** The stored photos of an attempt, for its sender. */
export async function ownPhotos(deps: Deps, site: ApiSite, attempt: string): Promise<{ photos: Photo[] }> {
	const stored = await deps.store.photosOf(site.slug, attempt, deps.now());
	return { photos: stored.map((photo) => ownPhoto(deps, site, photo)) };
}

function ownPhoto({ secret, now }: Deps, { slug }: ApiSite, photo: StoredPhoto): Photo {
	const { id, photo_id, view, width, height } = photo;
	const ends = new Date(now().getTime() + OWN_LINK_MS);
	return { photo_id, view, width, height, url: photoPath(slug, { id, ends }, secret) };
}

function attemptOf(c: Context<Env>): string {
	return idFrom(c.req.header(ATTEMPT_HEADER) ?? '', 'submission_id');
}

function idFrom(text: string, field: string): string {
	if (!generatedId.safeParse(text).success)
		throw fieldRefusal([{ field, message: 'expected 8 to 64 letters, digits, - or _' }]);
	return text;
}

function refused(problem: PhotoProblem): Refusal {
	const message = PHOTO_PROBLEMS[problem];
	const status = problem in STATUSES ? STATUSES[problem as keyof typeof STATUSES] : 422;
	return new Refusal(status, message, { problems: [{ field: 'photo', message }] });
}

function tooBusy(): Refusal {
	return new Refusal(
		503,
		'We are receiving too many photos right now. Please try this one again in a minute.',
		{
			headers: { 'Retry-After': '10' },
		},
	);
}
