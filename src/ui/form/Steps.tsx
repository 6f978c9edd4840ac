import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { FormContext } from './form-context.ts';

/**
 * One step of a form with several, under its heading. Without a script all steps are shown below each other; with one, the stylesheet shows
 * the first until the form is live. A step the visitor comes to takes the focus.
 */
export function Step({
	index,
	count,
	title,
	current,
	isMoved,
	children,
}: {
	/** From 0. */
	index: number;
	count: number;
	title: string;
	/** The step that is shown, from 0. */
	current: number;
	/** Whether the visitor came here from another step: its heading takes the focus then. */
	isMoved: boolean;
	children: ReactNode;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { isLive } = useContext(FormContext);
	const isCurrent = index === current;
	useEffect(() => {
		if (!isCurrent || !isMoved) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: 'center' });
	}, [isCurrent, isMoved]);
	return (
		<div className={isCurrent ? 'lead__step' : 'lead__step is-off'} hidden={isLive && !isCurrent}>
			<h2 className="lead__stepTitle h-s" tabIndex={-1} ref={heading}>
				<span className="small muted">{`Step ${index + 1} of ${count}`}</span>
				{title}
			</h2>
			{children}
		</div>
	);
}
