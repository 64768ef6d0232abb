// Tiny illustration kit: seeded noise, paths, grain-shading filters, motifs.
export const P = { paper:'#F5EEDF', ivory:'#FBF5E9', tea:'#1E4A38', teaD:'#12302A', teaM:'#3B6F4C', teaL:'#7FA05B', sage:'#B9C39A',
  verm:'#CF4429', vermD:'#9C2C1E', brass:'#C8994A', gold:'#E9C071', teal:'#2C6A70', tealD:'#143B45', ink:'#1A1815', wood:'#6B3F2A', woodD:'#3F2419', clay:'#B4623F', apricot:'#F4BE8A', rose:'#E0917B' };
export const rng = s => () => { s |= 0; s = s + 0x6D2B79F5 | 0; let t = Math.imul(s ^ s >>> 15, 1 | s); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; };
export const noise1 = seed => { const r = rng(seed), v = Array.from({length:512}, r); const f = x => { const i = Math.floor(x), t = x - i, u = t*t*(3-2*t); const a = v[((i%512)+512)%512], b = v[(((i+1)%512)+512)%512]; return a+(b-a)*u; };
  return (x, o=4) => { let s=0,a=1,n=0; for(let k=0;k<o;k++){ s+=a*(f(x*2**k+k*37.3)-.5); n+=a; a*=.5;} return s/n*2; }; };
export const R = n => Math.round(n*10)/10;
export const lerp=(a,b,t)=>a+(b-a)*t, clamp=(x,a=0,b=1)=>Math.max(a,Math.min(b,x));
export const hex = h => [1,3,5].map(i=>parseInt(h.slice(i,i+2),16));
export const mix = (a,b,t) => { const A=hex(a),B=hex(b); return '#'+A.map((x,i)=>Math.round(lerp(x,B[i],clamp(t))).toString(16).padStart(2,'0')).join(''); };
export const poly = (pts,close=true) => 'M'+pts.map(p=>R(p[0])+' '+R(p[1])).join('L')+(close?'Z':'');
export const smooth = (pts,close=true,k=6) => { const n=pts.length, g=i=>close?pts[(i+n)%n]:pts[clamp(i,0,n-1)]; let d=`M${R(pts[0][0])} ${R(pts[0][1])}`; for(let i=0;i<(close?n:n-1);i++){ const a=g(i-1),b=g(i),c=g(i+1),e=g(i+2); d+=`C${R(b[0]+(c[0]-a[0])/k)} ${R(b[1]+(c[1]-a[1])/k)} ${R(c[0]-(e[0]-b[0])/k)} ${R(c[1]-(e[1]-b[1])/k)} ${R(c[0])} ${R(c[1])}`; } return d+(close?'Z':''); };
export const ell=(cx,cy,rx,ry=rx)=>`M${R(cx-rx)} ${R(cy)}A${R(rx)} ${R(ry)} 0 1 1 ${R(cx+rx)} ${R(cy)}A${R(rx)} ${R(ry)} 0 1 1 ${R(cx-rx)} ${R(cy)}Z`;
export const rect=(x,y,w,h,r=0)=> r?`M${x+r} ${y}h${w-2*r}a${r} ${r} 0 0 1 ${r} ${r}v${h-2*r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w-2*r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h-2*r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`:`M${R(x)} ${R(y)}h${R(w)}v${R(h)}h${R(-w)}Z`;
export const arch=(x,y,w,h)=>`M${R(x)} ${R(y+h)}V${R(y+w/2)}A${R(w/2)} ${R(w/2)} 0 0 1 ${R(x+w)} ${R(y+w/2)}V${R(y+h)}Z`;
export const blob=(cx,cy,rx,ry,seed,j=.1,n=14)=>{ const r=rng(seed); const p=[]; for(let i=0;i<n;i++){const a=i/n*Math.PI*2,m=1+(r()-.5)*2*j; p.push([cx+Math.cos(a)*rx*m,cy+Math.sin(a)*ry*m]);} return smooth(p); };
const A = o => Object.entries(o||{}).map(([k,v])=>` ${k}="${v}"`).join('');
export class Scene {
  constructor(w,h,seed=7){ this.w=w;this.h=h;this.seed=seed;this.r=rng(seed);this.b=[];this.d=[];this.n=0;this.f={}; }
  id(){ return 'i'+(this.n++).toString(36); }
  lin(x1,y1,x2,y2,st){ const i=this.id(); this.d.push(`<linearGradient id="${i}" gradientUnits="userSpaceOnUse" x1="${R(x1)}" y1="${R(y1)}" x2="${R(x2)}" y2="${R(y2)}">${this.st(st)}</linearGradient>`); return `url(#${i})`; }
  rad(cx,cy,r,st,ex={}){ const i=this.id(); this.d.push(`<radialGradient id="${i}" gradientUnits="userSpaceOnUse" cx="${R(cx)}" cy="${R(cy)}" r="${R(r)}"${A(ex)}>${this.st(st)}</radialGradient>`); return `url(#${i})`; }
  st(st){ return st.map(([o,c,a])=>`<stop offset="${o}" stop-color="${c}"${a!=null?` stop-opacity="${a}"`:''}/>`).join(''); }
  p(d,fill,ex){ this.b.push(`<path d="${d}" fill="${fill}"${A(ex)}/>`); return this; }
  l(d,stroke,w,ex){ this.b.push(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${A(ex)}/>`); return this; }
  raw(s){ this.b.push(s); }
  g(ex,fn){ this.b.push(`<g${A(ex)}>`); fn(); this.b.push('</g>'); }
  clip(d){ const i=this.id(); this.d.push(`<clipPath id="${i}"><path d="${d}"/></clipPath>`); return `url(#${i})`; }
  cg(d,fn){ this.g({'clip-path':this.clip(d)},fn); }
  pattern(w,h,inner,tr=''){ const i=this.id(); this.d.push(`<pattern id="${i}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${tr}">${inner}</pattern>`); return `url(#${i})`; }
  blur(s){ const k='b'+s; if(!this.f[k]){ this.f[k]=1; this.d.push(`<filter id="${k.replace('.','_')}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`);} return `url(#${k.replace('.','_')})`; }
  // grain shading: alpha gradient -> stipple.  kinds: f fine, c coarse, b horizontal dry brush, v vertical brush
  gr(kind='f'){ const k='g'+kind; if(!this.f[k]){ this.f[k]=1; const bf={f:'.75',c:'.38',b:'.012 .42',v:'.42 .012',d:'.05 .5'}[kind]; const S={f:2.7,c:4,b:3.2,v:3,d:3.5}[kind];
    this.d.push(`<filter id="${k}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${bf}" numOctaves="3" seed="${this.seed}" result="t"/><feColorMatrix in="t" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="${S}" k3="${-2.2*S}" k4="${.6*S}" result="m"/><feComponentTransfer in="SourceGraphic" result="o"><feFuncA type="linear" slope="400"/></feComponentTransfer><feComposite in="o" in2="m" operator="in"/></filter>`);} return `url(#${k})`; }
  rough(s=4,bf=.03){ const k=`r${s}_${String(bf).replace('.','')}`; if(!this.f[k]){ this.f[k]=1; this.d.push(`<filter id="${k}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${bf}" numOctaves="3" seed="${this.seed+3}"/><feDisplacementMap in="SourceGraphic" scale="${s}" xChannelSelector="R" yChannelSelector="G"/></filter>`);} return `url(#${k})`; }
  // stippled shade over shape d; colour c, alpha a1 at (x1,y1) to a2 at (x2,y2)
  sh(d,c,x1,y1,a1,x2,y2,a2,kind='f',ex){ const g=this.lin(x1,y1,x2,y2,[[0,c,a1],[1,c,a2]]); const soft=kind==='f'||kind==='c'; if(soft) this.p(d,g,{opacity:.5,...ex}); this.p(d,g,{filter:this.gr(kind),...(soft?{opacity:.52}:{}),...ex}); return this; }
  shr(d,c,cx,cy,r,st,kind='f',ex){ const g=this.rad(cx,cy,r,st.map(([o,a])=>[o,c,a])); this.p(d,g,{opacity:.5,...ex}); this.p(d,g,{filter:this.gr(kind),opacity:.52,...ex}); return this; }
  glow(cx,cy,r,c,a=.8,mode='screen'){ this.b.push(`<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(r)}" fill="${this.rad(cx,cy,r,[[0,c,a],[.25,c,a*.55],[.6,c,a*.16],[1,c,0]])}" style="mix-blend-mode:${mode}"/>`); }
  shadow(d,dx,dy,bl,c='#000',a=.35){ this.p(d,c,{opacity:a,filter:this.blur(bl),transform:`translate(${dx} ${dy})`,style:'mix-blend-mode:multiply'}); }
  stitch(d,c,w=3,dash='10 8',ex){ this.l(d,c,w,{'stroke-dasharray':dash,...ex}); }
  finish({vig=.25,grain=.5,tint='#2a1608'}={}){ const {w,h}=this;
    if(vig) this.p(rect(0,0,w,h),this.rad(w/2,h*.48,Math.hypot(w,h)*.58,[[.45,tint,0],[1,tint,vig]]),{style:'mix-blend-mode:multiply'});
    this.d.push(`<filter id="paper" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1" result="x"/><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="${this.seed}"/><feColorMatrix type="matrix" values="2.6 0 0 0 -.8 2.6 0 0 0 -.8 2.6 0 0 0 -.8 0 0 0 0 1"/></filter>`);
    this.raw(`<rect width="${w}" height="${h}" filter="url(#paper)" style="mix-blend-mode:soft-light" opacity="${grain}"/>`); }
  svg(){ return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}" style="isolation:isolate"><defs>${this.d.join('')}</defs>${this.b.join('\n')}</svg>`; }
}
export function leafSpray(S,x,y,L,ang,n,col,{hi,w=.16,spread=.9,seed=2}={}){ const r=rng(seed); S.l(`M${x} ${y}L${R(x+Math.cos(ang)*L)} ${R(y+Math.sin(ang)*L)}`,col,2); for(let i=0;i<n;i++){ const t=(i+1)/n; const bx=x+Math.cos(ang)*L*t,by=y+Math.sin(ang)*L*t; for(const s of [-1,1]){ const a=ang+s*spread*(.7+r()*.4); const l=L*.42*(1-t*.55); leaf(S,bx,by,l,a,w,(hi&&r()<.4)?hi:col);} } }
export function leaf(S,x,y,l,a,w,c,vein){ const ex=x+Math.cos(a)*l,ey=y+Math.sin(a)*l,nx=-Math.sin(a)*l*w,ny=Math.cos(a)*l*w,mx=x+Math.cos(a)*l*.42,my=y+Math.sin(a)*l*.42; S.p(`M${R(x)} ${R(y)}Q${R(mx+nx*2)} ${R(my+ny*2)} ${R(ex)} ${R(ey)}Q${R(mx-nx*2)} ${R(my-ny*2)} ${R(x)} ${R(y)}Z`,c); if(vein)S.l(`M${R(x)} ${R(y)}L${R(ex)} ${R(ey)}`,vein,1.2,{opacity:.6}); }
export function alpona(S,cx,cy,r,c,o=1,n=12){ S.g({transform:`translate(${R(cx)} ${R(cy)})`,opacity:o,fill:'none',stroke:c,'stroke-width':R(r*.018),'stroke-linecap':'round'},()=>{ S.raw(`<circle r="${R(r*.1)}"/><circle r="${R(r*.98)}" stroke-dasharray="${R(r*.02)} ${R(r*.05)}" stroke-width="${R(r*.03)}"/><circle r="${R(r*.62)}"/><circle r="${R(r*.9)}"/>`); for(let i=0;i<n;i++){ const a=i/n*360; S.raw(`<g transform="rotate(${a})"><path d="M0 ${R(-r*.12)}C${R(r*.16)} ${R(-r*.28)} ${R(r*.12)} ${R(-r*.48)} 0 ${R(-r*.6)}C${R(-r*.12)} ${R(-r*.48)} ${R(-r*.16)} ${R(-r*.28)} 0 ${R(-r*.12)}Z"/><path d="M0 ${R(-r*.2)}V${R(-r*.46)}"/><path d="M${R(-r*.12)} ${R(-r*.64)}C${R(-r*.1)} ${R(-r*.84)} ${R(r*.1)} ${R(-r*.84)} ${R(r*.12)} ${R(-r*.64)}"/><circle cx="0" cy="${R(-r*.7)}" r="${R(r*.025)}" fill="${c}"/></g>`);} }); }
