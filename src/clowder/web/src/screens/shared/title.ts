/** What the tab of the browser says. */
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Clowder` : "Clowder";
    return () => {
      document.title = "Clowder";
    };
  }, [title]);
}
