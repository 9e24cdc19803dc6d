/**
 * Runs before all other scripts. On a page that is the same for everyone, shows by the hint cookie who is signed in and
 * what is in the cart, and to which country goods go (`shared/hint-cookie.ts`, `show-on-root.ts`). Sets the chosen theme, and in a demo shop the previewed colors, before the first
 * paint. Queues clicks on actions until the page, or its deferred part, has hydrated, then replays them. Does the same
 * for forms that only a script can submit, because a native submit would put what was typed, including passwords,
 * into the URL. Loads the page's scripts after the first paint or the first click. A script that fails to load
 * gets one reload, then a message with a retry.
 */
export const INLINE_SCRIPT = `(function(){
var d=document,r=d.documentElement,q=[],hydrated=false;
if(!history.state)r.dataset.fresh="";
var h="public" in r.dataset&&/(?:^|;\\s*)souk_hint=(in|out)\\.(\\d{1,4})(?:\\.[a-z]{2}(?:-[A-Z]{2})?)?(?:\\.([A-Z]{2}))?/.exec(d.cookie);
if(h){
if(h[3])r.dataset.country=h[3];
if(h[1]==="in")r.dataset.visitor="in";
if(+h[2]){r.dataset.units="";r.style.setProperty("--cart-units",'"'+(h[2]>99?"99+":+h[2])+'"')}
}
try{var theme=localStorage.getItem("theme");if(theme)r.dataset.theme=theme;
if("demo" in r.dataset)[["primary_color","--primary"],["menu_background","--menu-background"],["menu_text","--menu-text"]].forEach(function(p){
var v=localStorage.getItem(p[0]);if(/^#[0-9a-f]{6}$/i.test(v))r.style.setProperty(p[1],v)
})}catch(e){}
d.addEventListener("click",function(e){
if(e.target.closest&&e.target.closest("[data-reload]"))location.reload();
if(!e.isTrusted)return;
var b=e.target.closest&&e.target.closest("[data-action]");
if(!b||b.disabled||b.tagName==="FORM"||!waits(b))return;
e.preventDefault();e.stopPropagation();
if(q.indexOf(b)<0){q.push(b);b.setAttribute("aria-busy","true")}
},true);
d.addEventListener("submit",function(e){
var f=e.target;
if(!waits(f))return;
if(f.hasAttribute("action")&&!f.hasAttribute("data-action"))return;
e.preventDefault();
if(q.indexOf(f)<0)q.push(f);
},true);
function waits(b){return!hydrated||b.closest("[data-deferred]")}
function replay(){
q.splice(0).forEach(function(b){
if(!b.isConnected)return;
if(waits(b)){q.push(b);return}
b.removeAttribute("aria-busy");
if(b.tagName==="FORM")b.requestSubmit();else b.click();
});
}
addEventListener("souk:hydrated",function(){
if(hydrated)delete r.dataset.fresh;
hydrated=true;r.dataset.hydrated="";
replay();
});
addEventListener("souk:part-hydrated",replay);
function lost(){
if(hydrated)return;
var key="souk:reloaded-for",here=location.href;
try{if(navigator.onLine&&sessionStorage.getItem(key)!==here){sessionStorage.setItem(key,here);location.reload();return}}catch(e){}
var n=d.getElementById("chunk_lost");if(n)n.hidden=false;
}
addEventListener("error",function(e){
var s=e.target;if(s&&s.tagName==="SCRIPT"&&(s.type==="module"||s.src&&s.src.indexOf("/assets/")>0))lost();
},true);
setTimeout(lost,120000);
var started=false;
function start(){
if(started||d.readyState==="loading")return;
started=true;
d.querySelectorAll("link[rel=later]").forEach(function(l){l.rel="modulepreload"});
var s=d.querySelector("script[type='text/later']"),n=d.createElement("script");
if(!s)return;
n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;s.replaceWith(n);
}
function drawn(){
new IntersectionObserver(function(_,o){
o.disconnect();
requestAnimationFrame(function(){setTimeout(start)});
}).observe(d.body);
}
d.addEventListener("DOMContentLoaded",function(){
var p=d.querySelector("img[fetchpriority=high]");
if(!p||p.complete)drawn();else{p.addEventListener("load",drawn);p.addEventListener("error",drawn)}
setTimeout(start,2000);
["pointerdown","keydown"].forEach(function(k){addEventListener(k,start,{once:true,capture:true})});
});
})()`;
