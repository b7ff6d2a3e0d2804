/**
 * Loads the page anew when one of its scripts could not be loaded, as after a new build: at most once in ten seconds
 * for the same path, never inside an exam, and not while there is no connection. It works when no other script does.
 * What is missing later is the concern of whoever asked for it.
 */
const script = `(function(){function again(){if(/^#\\/exam/.test(location.hash))return;var key="chunkReload",now=Date.now(),last;try{last=JSON.parse(sessionStorage.getItem(key));if(last&&last.path===location.pathname&&now-last.at<1e4)return;sessionStorage.setItem(key,JSON.stringify({path:location.pathname,at:now}))}catch(e){return}location.reload()}addEventListener("error",function(e){var s=e.target&&e.target.src;if(document.readyState!=="complete"&&navigator.onLine&&typeof s==="string"&&s.indexOf("/_next/static/")>0)again()},true);addEventListener("unhandledrejection",function(e){if(navigator.onLine&&e.reason&&e.reason.name==="ChunkLoadError")again()})})()`;

export function ReloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
