import { PHOTO_LIMITS } from '../../../domain/trade-in/photos.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import type { NewPhoto, PhotoStore, StoredPhoto } from './photo-store.ts';

const COLUMNS = 'id, photo_id, view, width, height, erase_at';

/** Photos of trade-ins, in a table of their own, so that all instances of the service have them. */
export function photos(database: Database): PhotoStore {
	return {
		savePhoto: (photo) => database.transaction(() => insertPhoto(photo)),
		photosOf: (dealer, attempt, now) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${COLUMNS} FROM photo WHERE dealer = $1 AND attempt = $2 AND erase_at > $3 ORDER BY place`,
					dealer,
					attempt,
					now.toISOString(),
				];
				return rows.map(toPhoto);
			}),
		photo: (dealer, id, now) =>
			database.transaction(function* () {
				const [row] = yield [
					'SELECT data FROM photo WHERE id = $1 AND dealer = $2 AND erase_at > $3',
					id,
					dealer,
					now.toISOString(),
				];
				return row ? (row['data'] as unknown as Uint8Array) : null;
			}),
		removePhoto: async (dealer, attempt, photoId) => {
			await database.transaction(function* () {
				yield [
					'DELETE FROM photo WHERE dealer = $1 AND attempt = $2 AND photo_id = $3',
					dealer,
					attempt,
					photoId,
				];
			});
			await database.emptyLog();
		},
	};
}

/** Inserts a photo at the first free place of its attempt; two requests for one place both insert, one of them at the next. */
function* insertPhoto(photo: NewPhoto): Generator<Statement, StoredPhoto | null, Row[]> {
	const { dealer, attempt, photo_id } = photo;
	for (let tries = 0; tries <= PHOTO_LIMITS.photos; tries++) {
		const rows = yield [
			`SELECT place, ${COLUMNS} FROM photo WHERE dealer = $1 AND attempt = $2`,
			dealer,
			attempt,
		];
		const same = rows.find((row) => row['photo_id'] === photo_id);
		if (same) return toPhoto(same);
		const taken = new Set(rows.map(({ place }) => Number(place)));
		const place = Array.from({ length: PHOTO_LIMITS.photos }, (_, index) => index + 1).find(
			(free) => !taken.has(free),
		);
		if (place === undefined) return null;
		const inserted = yield [
			`INSERT INTO photo (dealer, attempt, place, draft_ends_at, data, ${COLUMNS})
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
			dealer,
			attempt,
			place,
			photo.draft_ends_at,
			photo.data,
			photo.id,
			photo_id,
			photo.view,
			photo.width,
			photo.height,
			photo.erase_at,
		];
		if (inserted[0]) return toPhoto(inserted[0]);
	}
	return null;
}

/** Erases photos without a lead whose draft has expired, and those whose retention has ended. Returns their number. */
export function* erasePhotos(now: Date): Generator<Statement, number, Row[]> {
	const erased = yield [
		`DELETE FROM photo WHERE erase_at <= $1 OR (draft_ends_at <= $1 AND NOT EXISTS (
			SELECT 1 FROM submission WHERE submission.dealer = photo.dealer AND submission.submission_id = photo.attempt
		)) RETURNING id`,
		now.toISOString(),
	];
	return erased.length;
}

function toPhoto({ id, photo_id, view, width, height, erase_at }: Row): StoredPhoto {
	// The columns are those of `StoredPhoto`.
	return { id, photo_id, view, width, height, erase_at } as unknown as StoredPhoto;
}
