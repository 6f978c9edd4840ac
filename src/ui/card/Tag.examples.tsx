import type { TagKind } from '../../domain/vehicle/state/tag.ts';
import { Tag } from './Tag.tsx';

const onPicture = (kind: TagKind, text: string) => (
	<div className="card__media lit" style={{ maxWidth: '18rem' }}>
		<Tag tag={{ kind, text, until: null }} />
	</div>
);

export const examples = {
	'just arrived': onPicture('arrival', 'JUST ARRIVED'),
	electric: onPicture('electric', 'ELECTRIC'),
	reserved: onPicture('reserved', 'RESERVED'),
	certified: onPicture('certified', 'TOYOTA CERTIFIED'),
	sold: onPicture('sold', 'SOLD'),
};
