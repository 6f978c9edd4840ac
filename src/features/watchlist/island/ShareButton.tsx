import { Icon } from '../../../ui/icon/Icon.tsx';

/** The button's words before it is pressed. */
export const SHARE = 'Share';

/** The button that shares the list. */
export function ShareButton({ words = SHARE, onShare }: { words?: string; onShare?: () => void }) {
	return (
		<button className="btn btn--3" type="button" onClick={onShare}>
			<Icon name="share" />
			<span aria-live="polite">{words}</span>
		</button>
	);
}
