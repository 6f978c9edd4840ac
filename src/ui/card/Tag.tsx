import type { Card } from '../../domain/card/card-data.ts';
import { Icon } from '../icon/Icon.tsx';

/** Tag of a vehicle (CARD-017 to CARD-023). The certified tag has an icon of our own, not the maker's logo. */
export function Tag({ tag }: { tag: NonNullable<Card['tag']> }) {
	return (
		<span className={`tag tag--${tag.kind}`} data-until={tag.until ?? undefined}>
			{tag.kind === 'certified' && <Icon name="shield" />}
			{tag.text}
		</span>
	);
}
