import { photoViewLabel } from '../../../../domain/trade-in/photos.ts';
import type { ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import type { FormPhoto } from '../trade-in-state.ts';
import type { RefusedFile } from './use-photos.ts';

/** What is wrong with files and photos, in words: read out as it appears. */
export function PhotoProblems({
	refused,
	failed,
	itemType,
}: {
	refused: readonly RefusedFile[];
	failed: readonly FormPhoto[];
	itemType: ItemType;
}) {
	const lines = [
		...refused.map(({ name, message }) => ({ key: name, text: `${name}: ${message}` })),
		...failed.map(({ photo_id, view, problem }) => ({
			key: photo_id,
			text: `${photoViewLabel(view, itemType)}: ${problem}`,
		})),
	];
	return (
		<div role="status">
			{lines.length > 0 && (
				<div className="lead__bad">
					<p className="lead__badTitle">
						{refused.length > 0
							? `${refused.length === 1 ? 'One file' : `${refused.length} files`} can’t be used`
							: `${failed.length === 1 ? 'One photo' : `${failed.length} photos`} didn’t get through`}
					</p>
					<ul>
						{lines.map(({ key, text }) => (
							<li key={key}>{text}</li>
						))}
					</ul>
					{failed.length > 0 && <p>The others are safe. Try it again, or carry on without it.</p>}
				</div>
			)}
		</div>
	);
}
