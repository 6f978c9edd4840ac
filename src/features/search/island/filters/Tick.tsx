import { formatNumber } from '../../../../domain/vehicle/attributes/measures.ts';
import type { ValueModel } from '../../../../search/model/search-model.ts';

/** A value with a checkbox and its number of vehicles, once that is known. Values without vehicles stay visible but less prominent. */
export function Tick({ value, onToggle }: { value: ValueModel; onToggle: () => void }) {
	const { label, count, isTicked, logo } = value;
	return (
		<label className={count === 0 && !isTicked ? 'tick tick--none' : 'tick'}>
			<input type="checkbox" checked={isTicked} onChange={onToggle} />
			{logo && <img src={logo} width={28} height={28} alt="" loading="lazy" />}
			<span>{label}</span>
			{count !== null && (
				<span className="facet__count">
					{formatNumber(count)}
					<span className="vh"> in the list</span>
				</span>
			)}
		</label>
	);
}
