import type { PriceBlock } from '../../domain/card/price-block.ts';

interface Props {
	price: PriceBlock;
	/** Notice that does not fit the tag, such as 'Reserved'; null for none. */
	notice?: string | null;
	/** The weekly estimate with its rates; null for none. */
	weekly?: string | null;
}

/** A price with what it includes right below it; text in place of an amount is smaller (CARD-005, CARD-026 to CARD-033). */
export function Price({ price, notice = null, weekly = null }: Props) {
	const { now, isSum, per, type, was, saving, buy } = price;
	return (
		<div className="price">
			<p className="price__line">
				<span className={isSum ? 'price__now' : 'price__ask'}>{now}</span>
				{per && <span className="price__type"> {per}</span>}
				{was && (
					<s className="price__was">
						<span className="vh"> Was </span>
						{was}
					</s>
				)}
				{notice && <strong className="price__notice">{notice}</strong>}
			</p>
			{(type || saving) && (
				<p className="price__type">
					{type}
					{type && saving && ' · '}
					{saving && <span className="price__save">{saving}</span>}
				</p>
			)}
			{buy && <p className="price__type">{buy}</p>}
			{weekly && (
				<p className="price__weekly">
					{weekly}
					<sup>1</sup>
				</p>
			)}
		</div>
	);
}
