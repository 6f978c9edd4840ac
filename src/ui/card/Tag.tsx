import type { Card } from '../../domain/card/card-data.ts';
import { Icon } from '../icon/Icon.tsx';

/** The one tag of a vehicle (CARD-017 to CARD-023). The certified one carries a drawn badge of ours, not the maker's mark. */
export function Tag({ tag }: { tag: NonNullable<Card['tag']> }) {
	return (
		<span className={`tag tag--${tag.kind}`} data-until={tag.until ?? undefined}>
			{tag.kind === 'certified' && <Icon name="shield" />}
			{tag.text}
		</span>
	);
}
